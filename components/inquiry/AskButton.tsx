import type { ComponentProps } from 'react'
import type { Topic } from '#content/schema/page.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { inPlace } from '../ui/inPlace.ts'
import { contactHref } from './contactHref.ts'
import { useContactMessage } from './useContactMessage.ts'

type AskButtonProps = Omit<ComponentProps<typeof ButtonLink>, 'to'> & {
  topic: Topic
  /** Writes the message; undefined if there is something to correct first. */
  write: () => string | undefined
}

/** A button to the contact form, which takes what the visitor has put together along as its message. */
export function AskButton({ topic, write, ...button }: AskButtonProps) {
  const addToMessage = useContactMessage()
  const href = contactHref(topic)
  const ask = () => {
    const message = write()
    if (message !== undefined) addToMessage(href, message)
  }
  return <ButtonLink to={href} {...button} {...inPlace(ask)} />
}
