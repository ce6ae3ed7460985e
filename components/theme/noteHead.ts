import type { SystemStyleObject } from '@chakra-ui/react'

/** A note head as in the logo: the round end of a stem or a step. Positioned by the caller. */
export const noteHead = (size: string, color: string): SystemStyleObject => ({
  content: '""',
  position: 'absolute',
  width: size,
  height: size,
  borderRadius: '50%',
  bg: color,
  forcedColorAdjust: 'none',
})
