import { chakra } from '@chakra-ui/react'
import { useAtom } from 'jotai'
import { Dialog } from '../ui/Dialog.tsx'
import { demoDialogAtom } from './demoDialogAtom.ts'
import { EnquiryForm } from './EnquiryForm.tsx'

const Lead = chakra('p', { base: { color: 'fg.quiet', mb: '6' } })

/** The demo dialog: closes on success, stays open with its contents on failure (specification, point 4). */
export function DemoDialog() {
  const [dialog, setDialog] = useAtom(demoDialogAtom)
  const close = () => setDialog({ open: false })
  return (
    <Dialog title="Book Your Demo" width="form" onClose={close}>
      <Lead>
        Thirty minutes with somebody who runs programs, not a slide show. Tell us whom it should concern.
      </Lead>
      <EnquiryForm isBegun kind="demo" topic={dialog.open ? dialog.topic : undefined} onSent={close} />
    </Dialog>
  )
}
