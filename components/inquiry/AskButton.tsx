import type { ComponentProps } from 'react'
import type { Topic } from '#content/schema/page.ts'
import { useShell } from '../shell/ShellContext.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { inPlace } from '../ui/inPlace.ts'
import { contactHref } from './formAddress.ts'
import { useContactMessage } from './useContactMessage.ts'

type AskButtonProps = Omit<ComponentProps<typeof ButtonLink>, 'to'> & {
  /** Defaults to the topic of the page. */
  topic?: Topic
  /** Writes the message; undefined if there is something to correct first. */
  write: () => string | undefined
}

/** A button to the contact form, which takes what the visitor has put together along as its message. */
export function AskButton({ topic, write, ...button }: AskButtonProps) {
  const shell = useShell()
  const about = topic ?? shell.topic
  const openContact = useContactMessage()
  if (!about) throw new Error('AskButton needs a topic, its own or that of its page')
  const ask = () => {
    const message = write()
    if (message !== undefined) openContact({ ...about, message })
  }
  return <ButtonLink to={contactHref(about)} {...button} {...inPlace(ask)} />
}
