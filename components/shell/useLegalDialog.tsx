import { useState } from 'react'
import type { LegalText } from '#content/labels/legalTexts.ts'
import { Late } from '../late/Late.tsx'
import { inPlace } from '../ui/inPlace.ts'
import { ComingNotice } from './ComingNotice.tsx'
import { useFallBack } from './useFallBack.ts'

/**
 * The legal texts: their links open a dialog, even above another one; without JavaScript they lead to the texts at the
 * bottom of /contact.
 * @returns the props of a link to a text, and the dialog, to be rendered outside of the link
 */
export function useLegalDialog() {
  const fallBack = useFallBack()
  const [open, setOpen] = useState<LegalText['id']>()
  return {
    linkTo: (id: LegalText['id']) => ({
      href: addressOf(id),
      'aria-haspopup': 'dialog' as const,
      ...inPlace(() => setOpen(id)),
    }),
    dialog: open && (
      <Late
        load={load}
        pending={<ComingNotice />}
        onFail={() => {
          setOpen(undefined)
          fallBack(addressOf(open))
        }}
      >
        {({ Dialog, LegalBody, legalTexts }) => {
          const text = legalTexts.find(({ id }) => id === open)
          return (
            text && (
              <Dialog title={text.label} onClose={() => setOpen(undefined)}>
                <LegalBody text={text} />
              </Dialog>
            )
          )
        }}
      </Late>
    ),
  }
}

const load = async () => {
  const [dialog, body, texts] = await Promise.all([
    import('../ui/Dialog.tsx'),
    import('./LegalBody.tsx'),
    import('#content/labels/legalTexts.ts'),
  ])
  return { ...dialog, ...body, ...texts }
}

const addressOf = (id: LegalText['id']) => `/contact#${id}`
