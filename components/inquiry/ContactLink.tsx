import type { ComponentProps } from 'react'
import { useLocation } from 'react-router-dom'
import type { Topic } from '#content/schema/page.ts'
import { useShell } from '../shell/ShellContext.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { contactHref } from './formAddress.ts'

interface ContactLinkProps extends Omit<ComponentProps<typeof ButtonLink>, 'to'> {
  /** Defaults to the topic of the page. */
  topic?: Topic | undefined
}

/** A button that leads to the contact form with a topic; on its page, to the first field. */
export function ContactLink({ topic, ...button }: ContactLinkProps) {
  const shell = useShell()
  const anchor = useLocation().pathname === '/contact' ? '#forms' : ''
  return <ButtonLink to={contactHref(topic ?? shell.topic) + anchor} {...button} />
}
