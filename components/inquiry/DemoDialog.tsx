import { chakra } from '@chakra-ui/react'
import { useAtom } from 'jotai'
import { demoDialogText } from '#content/labels/demoDialogText.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { demoDialogAtom } from './demoDialogAtom.ts'
import { InquiryForm } from './InquiryForm.tsx'

const Lead = chakra('p', { base: { mb: '6' } })

const Next = chakra('div', {
  base: {
    mt: '6',
    pt: '4',
    borderTopWidth: '1px',
    borderColor: 'line.base',
    textStyle: 'fine',
    '& h3': { fontWeight: 'semibold' },
    '& ol': {
      counterReset: 'step',
      display: 'grid',
      gridTemplateColumns: { md: 'repeat(3, auto)' },
      columnGap: '6',
      color: 'fg.quiet',
    },
    '& li': { counterIncrement: 'step', _before: { content: 'counter(step) ". "' } },
  },
})

/** The demo dialog: closes on success, stays open with its values on failure (specification, point 4). */
export function DemoDialog() {
  const [dialog, setDialog] = useAtom(demoDialogAtom)
  const { title, lead, next } = demoDialogText
  const close = () => setDialog({ open: false })
  return (
    <Dialog title={title} width="form" onClose={close}>
      <Lead>{lead}</Lead>
      <InquiryForm isBegun kind="demo" topic={dialog.open ? dialog.topic : undefined} onSent={close} />
      <Next>
        <h3>{next.heading}</h3>
        <ol>
          {next.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Next>
    </Dialog>
  )
}
