import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { Icon } from './Icon.tsx'

/** React's types don't include invoker commands yet. */
const Button = chakra(
  'button',
  {
    base: {
      display: 'grid',
      placeItems: 'center',
      width: '2.75rem',
      height: '2.75rem',
      mr: '-3',
      flexShrink: '0',
    },
  },
  { forwardProps: ['command', 'commandfor'] },
)

/** The cross in a corner of what can be closed, which it reaches with its right edge. */
export const CloseButton = ({ label, ...props }: ComponentProps<typeof Button> & { label: string }) => (
  <Button type="button" aria-label={label} {...props}>
    <Icon name="close" size={24} />
  </Button>
)
