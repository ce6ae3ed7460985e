import { chakra } from '@chakra-ui/react'
import { useAtom } from 'jotai'
import { demoDialogText } from '#content/labels/demoDialogText.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { demoDialogAtom } from './demoDialogAtom.ts'
import { InquiryForm } from './InquiryForm.tsx'

const Lead = chakra('p', { base: { mb: '6' } })

/** The demo dialog: closes on success, stays open with its values on failure (specification, point 4). */
export function DemoDialog() {
  const [dialog, setDialog] = useAtom(demoDialogAtom)
  const close = () => setDialog({ open: false })
  return (
    <Dialog title={demoDialogText.title} width="form" onClose={close}>
      <Lead>{demoDialogText.lead}</Lead>
      <InquiryForm isBegun kind="demo" topic={dialog.open ? dialog.topic : undefined} onSent={close} />
    </Dialog>
  )
}
