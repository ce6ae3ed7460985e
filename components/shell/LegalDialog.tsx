import type { LegalText } from '#content/labels/legalTexts.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { LegalBody } from './LegalBody.tsx'

/** A legal text as a dialog. */
export function LegalDialog({ text, onClose }: { text: LegalText; onClose: () => void }) {
  return (
    <Dialog title={text.label} onClose={onClose}>
      <LegalBody text={text} />
    </Dialog>
  )
}
