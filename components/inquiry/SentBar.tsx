import { chakra } from '@chakra-ui/react'
import { Container } from '../ui/Container.tsx'
import { Icon } from '../ui/Icon.tsx'
import { CloseButton } from '../ui/IconButton.tsx'
import { keepTogether } from '../ui/keepTogether.tsx'
import type { Sent } from './sentAtom.ts'

const Bar = chakra('section', {
  base: {
    position: 'fixed',
    insetX: '0',
    bottom: '0',
    zIndex: 'header',
    bg: 'bg.tint',
    boxShadow: '0 -12px 32px -20px {colors.shade}',
    '& > div': { display: 'flex', gap: '4', py: { base: '3', md: '5' } },
    '& > div > svg': { color: 'teal.700' },
    '& strong': { display: 'block', textStyle: 'small', mb: '1' },
    '& p': { flex: '1', textStyle: 'note', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
  },
})

interface SentBarProps extends Sent {
  /** Accessible name of the bar and label of its button. */
  label: string
  closeLabel: string
  onClose: () => void
}

/**
 * Confirms an inquiry with its reference and when the answer comes: a bar at the bottom of the window until it is
 * dismissed.
 */
export function SentBar({ title, receipt, label, closeLabel, onClose }: SentBarProps) {
  return (
    <Bar aria-label={label} data-confirmation>
      <Container>
        <Icon name="check" size={24} />
        <p>
          <strong>{title}</strong>
          {keepTogether(receipt)}
        </p>
        <CloseButton label={closeLabel} onClick={onClose} />
      </Container>
    </Bar>
  )
}
