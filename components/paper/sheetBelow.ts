import type { SystemStyleObject } from '@chakra-ui/react'

/** A second sheet behind a paper, rotated by an angle such as "1.5deg"; the paper needs `position` and `zIndex`. */
export const sheetBelow = (angle: string) =>
  ({
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: '0',
    bg: 'sand.2',
    transform: `rotate(${angle})`,
  }) satisfies SystemStyleObject
