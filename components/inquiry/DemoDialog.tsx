import { chakra } from '@chakra-ui/react'
import { demoDialogText } from '#content/labels/inquiryText.ts'
import type { Topic } from '#content/schema/page.ts'
import type { DialogProps } from '../shell/DialogHost.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { InquiryForm } from './InquiryForm.tsx'
import { NextSteps } from './NextSteps.tsx'

const Lead = chakra('p', { base: { mb: { base: '4', md: '6' } } })

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
export function DemoDialog({ topic, onClose }: DialogProps & { topic: Topic | undefined }) {
  const { title, lead } = demoDialogText
  return (
    <Dialog title={title} onClose={onClose}>
      <Lead>{lead}</Lead>
      <InquiryForm kind="demo" topic={topic} onSent={onClose} />
      <Next>
        <NextSteps />
      </Next>
    </Dialog>
  )
}
