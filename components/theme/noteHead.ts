import type { SystemStyleObject } from '@chakra-ui/react'

/** The head of a note, as in the sign of the house: a round end for a stem or a step. Where it lies, its owner says. */
export const noteHead = (size: string, color: string): SystemStyleObject => ({
  content: '""',
  position: 'absolute',
  width: size,
  height: size,
  borderRadius: '50%',
  bg: color,
})
