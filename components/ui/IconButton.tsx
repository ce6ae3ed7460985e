import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { Icon, type IconName } from './Icon.tsx'

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

type IconButtonProps = ComponentProps<typeof Button> & { icon: IconName; size?: number; label: string }

/** A button without words in a right corner, which its icon reaches. */
export const IconButton = ({ icon, size = 24, label, ...props }: IconButtonProps) => (
  <Button type="button" aria-label={label} {...props}>
    <Icon name={icon} size={size} />
  </Button>
)

/** Closes what it is in. */
export const CloseButton = (props: Omit<IconButtonProps, 'icon'>) => <IconButton icon="close" {...props} />
