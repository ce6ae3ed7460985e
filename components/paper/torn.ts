import type { SystemStyleObject } from '@chakra-ui/react'

/** Height of the torn edge above the bottom, in px, from right to left. */
const tear = [4, 9, 6, 13, 8, 11, 3, 7, 5, 12, 9, 14, 6, 10, 4, 8, 3]
const points = tear.map((depth, index) => {
  const fromLeft = 100 - (index * 100) / (tear.length - 1)
  return `${fromLeft}% calc(100% - ${depth}px)`
})

/** A single sheet (a `Stack` without the one behind it), torn off at its lower edge. */
export const torn = {
  clipPath: `polygon(0 0, 100% 0, ${points.join(', ')})`,
  _before: { display: 'none' },
} satisfies SystemStyleObject
