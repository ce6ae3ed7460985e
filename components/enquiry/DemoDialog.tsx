import { useAtom } from 'jotai'
import { Dialog } from '../ui/Dialog.tsx'
import { demoDialogAtom } from './demoDialogAtom.ts'

export function DemoDialog() {
  const [dialog, setDialog] = useAtom(demoDialogAtom)
  return (
    <Dialog title="Book Your Demo" width="form" onClose={() => setDialog({ open: false })}>
      {dialog.open && dialog.topic?.label}
    </Dialog>
  )
}
