import type { ComponentProps } from 'react'
import type { Download } from '#content/schema/names.ts'
import { contactHref } from '../../inquiry/contactHref.ts'
import { DemoLink } from '../../inquiry/DemoLink.tsx'
import { useShell } from '../../shell/ShellContext.tsx'
import { DownloadLink } from '../../ui/DownloadLink.tsx'
import { ClosingCall } from './ClosingCall.tsx'

interface ProgramCallProps extends Omit<ComponentProps<typeof ClosingCall>, 'children'> {
  action: string
  guide: Download
  contact: string
}

/** The last section of a program's page and of its hub: a demo, the guide, or a question. */
export function ProgramCall({ action, guide, contact, ...closing }: ProgramCallProps) {
  const { topic } = useShell()
  return (
    <ClosingCall {...closing} question={{ label: contact, href: contactHref(topic) }}>
      <DemoLink>{action}</DemoLink>
      <DownloadLink {...guide} />
    </ClosingCall>
  )
}
