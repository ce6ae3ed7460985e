import { useStore } from 'jotai'
import { useNavigate } from 'react-router-dom'
import { fetchCode } from '../late/fetchCode.ts'
import { useFallBack } from '../shell/useFallBack.ts'

const loadCode = () => import('./addToMessage.ts')

/**
 * Opens the contact form with a text in its message, and an email address if given. Both are passed in memory, never
 * in the address. If the code can't be loaded, only the address is opened.
 * @returns a function of the form's address, the text and the email address
 */
export function useContactMessage(): (href: string, text: string, email?: string) => void {
  const store = useStore()
  const navigate = useNavigate()
  const fallBack = useFallBack()
  return (href, text, email) => {
    fetchCode(loadCode).then(
      ({ addToMessage }) => {
        if (!navigator.onLine) return fallBack(href)
        addToMessage(store, text, email)
        navigate(href)
      },
      () => fallBack(href),
    )
  }
}
