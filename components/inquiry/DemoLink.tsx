import type { ComponentProps } from 'react'
import { type DialogProps, useDialogLink } from '../shell/DialogHost.tsx'
import { useShell } from '../shell/ShellContext.tsx'
import { ButtonAnchor } from '../ui/Button.tsx'
import { demoHref } from './formAddress.ts'

/**
 * Every Book Demo / Book a Demo trigger: a link to the demo form that opens the dialog once JavaScript runs
 * (docs/controls.md, row 1).
 * @param href defaults to the demo form on /contact with the topic of the page
 */
export function DemoLink({ href, ...button }: ComponentProps<typeof ButtonAnchor>) {
  const { topic } = useShell()
  const linkTo = useDialogLink()
  const load = async () => {
    // In parallel, because the dialog starts the form as soon as it is shown.
    const [{ DemoDialog }] = await Promise.all([import('./DemoDialog.tsx'), import('./sendInquiry.ts')])
    return (dialog: DialogProps) => <DemoDialog topic={topic} {...dialog} />
  }
  return (
    <ButtonAnchor
      data-testid="button-demo"
      {...button}
      {...linkTo({ href: href ?? demoHref(topic), load })}
    />
  )
}
