import { chakra } from '@chakra-ui/react'
import { Container } from '../ui/Container.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Confirmation } from './Confirmation.tsx'
import type { Sent } from './sentAtom.ts'

const Bar = chakra('section', {
  base: {
    position: 'fixed',
    insetX: '0',
    bottom: '0',
    zIndex: 'header',
    bg: 'bg.tint',
    boxShadow: '0 -12px 32px -20px {colors.shade.55}',
    '& button': {
      display: 'grid',
      placeItems: 'center',
      width: '2.75rem',
      height: '2.75rem',
      flexShrink: '0',
      m: '2',
    },
    '& [data-confirmation]': { flex: '1', bg: 'transparent', px: '0', py: { base: '3', md: '5' } },
    _print: { display: 'none' },
  },
})

interface SentBarProps {
  sent: Sent
  /** Accessible name of the bar and label of its button. */
  label: string
  closeLabel: string
  onClose: () => void
}

/** Confirms an inquiry after its dialog has closed: a bar at the bottom of the window until it is dismissed. */
export function SentBar({ sent, label, closeLabel, onClose }: SentBarProps) {
  return (
    <Bar aria-label={label}>
      <Container display="flex" alignItems="flex-start">
        <Confirmation {...sent} />
        <button type="button" aria-label={closeLabel} onClick={onClose}>
          <Icon name="close" size={22} />
        </button>
      </Container>
    </Bar>
  )
}
