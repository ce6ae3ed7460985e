import { chakra } from '@chakra-ui/react'

/** Number that ties a part of an illustration to the text about it. */
export const PanelNumber = chakra('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: '0',
    width: '1.75rem',
    height: '1.75rem',
    borderRadius: '50%',
    bg: 'coral.500',
    color: 'ink',
    fontFamily: 'body',
    fontSize: '0.9375rem',
    fontWeight: 'semibold',
    lineHeight: '1',
  },
})
