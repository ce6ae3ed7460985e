import { chakra } from '@chakra-ui/react'
import { confirmationLabels } from '#content/labels/labels.ts'
import { Container } from '../ui/Container.tsx'
import { Icon } from '../ui/Icon.tsx'
import { CloseButton } from '../ui/IconButton.tsx'
import { keepTogether } from '../ui/keepTogether.tsx'
import type { ToastMessage } from './toastAtom.ts'

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

/**
 * Confirms an inquiry with its reference and when the answer comes, once the notification, which says the same in the same
 * corner, is gone: a bar at the bottom of the window until it is dismissed.
 */
export function ReceiptBar({ title, receipt, onClose }: ToastMessage & { onClose: () => void }) {
  return (
    <Bar aria-label={confirmationLabels.label} data-confirmation>
      <Container>
        <Icon name="check" size={24} />
        <p>
          <strong>{title}</strong>
          {receipt && keepTogether(receipt)}
        </p>
        <CloseButton label={confirmationLabels.closeLabel} onClick={onClose} />
      </Container>
    </Bar>
  )
}
