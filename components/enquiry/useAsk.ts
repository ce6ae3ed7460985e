import { useStore } from 'jotai'
import { useNavigate } from 'react-router-dom'
import { fetchCode } from '../late/fetchCode.ts'
import { useFallBack } from '../shell/useFallBack.ts'

const loadCode = () => import('./askInMessage.ts')

/**
 * Leads to the contact form with a text in its message, and an email address if one was given: both travel in memory, never
 * in the address. Should the code not come, the form's own address has to do.
 * @returns takes the address of the form, the text, and the email address
 */
export function useAsk(): (href: string, text: string, email?: string) => void {
  const store = useStore()
  const navigate = useNavigate()
  const fallBack = useFallBack()
  return (href, text, email) => {
    fetchCode(loadCode).then(
      ({ askInMessage }) => {
        askInMessage(store, text, email)
        navigate(href)
      },
      () => fallBack(href),
    )
  }
}
