import { type LegalText, legalTexts } from '#content/labels/legalTexts.ts'
import { Dialog } from '../ui/Dialog.tsx'
import type { DialogProps } from './DialogHost.tsx'
import { LegalBody } from './LegalBody.tsx'

/** A legal text in a dialog. */
export function LegalDialog({ id, onClose }: DialogProps & Pick<LegalText, 'id'>) {
  const text = legalTexts.find((text) => text.id === id)
  return (
    text && (
      <Dialog title={text.label} onClose={onClose}>
        <LegalBody text={text} />
      </Dialog>
    )
  )
}
