import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { dialogLabels } from '#content/labels/messages.ts'
import { Icon } from './Icon.tsx'
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
    '& h2': { textStyle: 'subheading', pt: '1' },
    '& button': {
      display: 'grid',
      placeItems: 'center',
      width: '2.75rem',
      height: '2.75rem',
      mr: '-3',
      flexShrink: '0',
    },
  },
})

const Body = chakra('div', { base: { px: { base: '5', md: '8' }, pb: { base: '6', md: '8' } } })

interface DialogProps {
  title: string
  onClose: () => void
  children: ReactNode
}

/** A modal with a title and a close button. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const titleId = useId()
  return (
    <Modal labelledBy={titleId} onClose={onClose}>
      <Bar>
        <h2 id={titleId}>{title}</h2>
        <button type="button" aria-label={dialogLabels.close} onClick={onClose}>
          <Icon name="close" size={24} />
        </button>
      </Bar>
      <Body>{children}</Body>
    </Modal>
  )
}
