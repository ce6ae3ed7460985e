import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react'
import type { LegalText } from '#content/schema/site.ts'
import { isPlainClick } from '../ui/isPlainClick.ts'
import { useShell } from './ShellContext.tsx'

const LegalDialog = lazy(async () => ({ default: (await import('./LegalDialog.tsx')).LegalDialog }))

/**
 * Privacy, terms and cookies: their links open a dialog, over another one too; without JavaScript they lead to the
 * texts at the foot of /contact.
 * @returns the attributes of a link to a text, and the dialog, to be placed outside of the link
 */
export function useLegalDialog(): {
  linkTo: (id: LegalText['id']) => {
    href: string
    'data-vike': 'false'
    'aria-haspopup': 'dialog'
    onClick: (event: MouseEvent) => void
  }
  dialog: ReactNode
} {
  const { site } = useShell()
  const [open, setOpen] = useState<LegalText>()
  const show = async (id: LegalText['id']) => {
    try {
      const texts = await site.loadLegalTexts()
      setOpen(texts.find((text) => text.id === id))
    } catch {
      // The text stands on the page as well.
      window.location.assign(addressOf(id))
    }
  }
  return {
    linkTo: (id) => ({
      href: addressOf(id),
      'data-vike': 'false',
      'aria-haspopup': 'dialog',
      onClick: (event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        void show(id)
      },
    }),
    dialog: <Suspense>{open && <LegalDialog text={open} onClose={() => setOpen(undefined)} />}</Suspense>,
  }
}

const addressOf = (id: LegalText['id']) => `/contact#${id}`
