import { useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { prefetchOnIntent } from '../late/fetchCode.ts'
import { useShell } from '../shell/ShellContext.tsx'
import { ButtonAnchor } from '../ui/Button.tsx'
import { inPlace } from '../ui/inPlace.ts'
import { demoHref } from './contactHref.ts'
import { loadDemoDialog } from './DemoDialogHost.tsx'
import { demoDialogAtom } from './demoDialogAtom.ts'

interface DemoLinkProps {
  children: ReactNode
  /** Defaults to the demo form on /contact with the topic of the page. */
  href?: string
  look?: 'solid' | 'outline'
  size?: 'sm'
}

/**
 * Every Book Demo / Book a Demo trigger: a link to the demo form that opens the dialog once JavaScript runs
 * (docs/controls.md, row 1).
 */
export function DemoLink({ children, href, look, size }: DemoLinkProps) {
  const { topic } = useShell()
  const setDialog = useSetAtom(demoDialogAtom)
  const address = href ?? demoHref(topic)
  return (
    <ButtonAnchor
      href={address}
      look={look}
      size={size}
      data-testid="button-demo"
      aria-haspopup="dialog"
      {...prefetchOnIntent(loadDemoDialog)}
      {...inPlace(() => setDialog({ topic, href: address }))}
    >
      {children}
    </ButtonAnchor>
  )
}
