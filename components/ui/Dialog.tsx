import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { dialogLabels } from '#content/labels/labels.ts'
import { CloseButton } from './IconButton.tsx'
import { Modal } from './Modal.tsx'

const Bar = chakra('div', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: '1',
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: '4',
    bg: 'bg.paper',
    px: { base: '5', md: '8' },
    pt: { base: '4', md: '6' },
    pb: '3',
    borderBottomWidth: '1px',
    '& h2': { textStyle: 'subheading', pt: '2' },
  },
})

const Body = chakra('div', { base: { px: { base: '5', md: '8' }, pt: '4', pb: { base: '6', md: '8' } } })

interface DialogProps {
  title: string
  onClose: () => void
  children: ReactNode
}

/** A modal with a title and a close button. */
export function Dialog({ title, onClose, children }: DialogProps) {
  return (
    <Modal label={title} onClose={onClose}>
      <Bar>
        <h2>{title}</h2>
        <CloseButton label={dialogLabels.close} onClick={onClose} />
      </Bar>
      <Body>{children}</Body>
    </Modal>
  )
}
