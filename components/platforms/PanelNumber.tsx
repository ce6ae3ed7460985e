import { chakra } from '@chakra-ui/react'

/** A number that links a part of an illustration to its explanation. */
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
