import { useNavigate } from 'react-router-dom'
import type { Topic } from '#content/schema/page.ts'
import { fetchCode } from '../late/fetchCode.ts'
import { useFallBack } from '../shell/useFallBack.ts'
import { contactHref } from './formAddress.ts'

const loadCode = () => import('./draft.ts')

/**
 * Opens the contact form with the message of a topic, and an email address if given. Both are passed in memory, never
 * in the address. If the code can't be loaded, only the address is opened.
 * @returns a function of the topic and the email address
 */
export function useContactMessage(): (topic: Topic, email?: string) => void {
  const navigate = useNavigate()
  const fallBack = useFallBack()
  return (topic, email) => {
    const href = contactHref(topic)
    fetchCode(loadCode).then(
      ({ addToMessage, changeDraft }) => {
        if (!navigator.onLine) return fallBack(href)
        changeDraft('contact', (draft) => addToMessage(draft, topic, email))
        navigate(href)
      },
      () => fallBack(href),
    )
  }
}
