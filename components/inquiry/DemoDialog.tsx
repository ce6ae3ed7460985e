import { chakra } from '@chakra-ui/react'
import { useAtom } from 'jotai'
import { demoDialogText } from '#content/labels/inquiryText.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { demoDialogAtom } from './demoDialogAtom.ts'
import { InquiryForm } from './InquiryForm.tsx'
import { NextSteps } from './NextSteps.tsx'

const Lead = chakra('p', { base: { mb: '6' } })

const Next = chakra('div', {
  base: {
    mt: '6',
    pt: '4',
    borderTopWidth: '1px',
    '& ol': {
      display: 'grid',
      gridTemplateColumns: { md: 'repeat(3, auto)' },
      columnGap: '6',
      color: 'fg.quiet',
    },
  },
})

/** The demo dialog: closes on success, stays open with its values on failure (specification, point 4). */
export function DemoDialog() {
  const [dialog, setDialog] = useAtom(demoDialogAtom)
  const { title, lead } = demoDialogText
  const close = () => setDialog(null)
  return (
    <Dialog title={title} onClose={close}>
      <Lead>{lead}</Lead>
      <InquiryForm kind="demo" topic={dialog?.topic} onSent={close} />
      <Next>
        <NextSteps />
      </Next>
    </Dialog>
  )
}
