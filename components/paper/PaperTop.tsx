import { chakra } from '@chakra-ui/react'
import type { WorkingPaper as Content } from '#content/schema/workingPaper.ts'
import { WorkingPaper } from './WorkingPaper.tsx'

/** Height of the torn edge above the bottom, in px, from right to left. */
const tear = [4, 9, 6, 13, 8, 11, 3, 7, 5, 12, 9, 14, 6, 10, 4, 8, 3]
const points = tear.map((depth, index) => {
  const fromLeft = 100 - (index * 100) / (tear.length - 1)
  return `${fromLeft}% calc(100% - ${depth}px)`
})

/** A single sheet, torn off below the last entry. */
const Torn = chakra('div', {
  base: {
    '& figure > div': {
      // On phones torn off below the date.
      maxH: { base: '8.25rem', md: 'none' },
      transform: 'rotate(-0.6deg)',
      clipPath: `polygon(0 0, 100% 0, ${points.join(', ')})`,
      _before: { display: 'none' },
    },
    '& figure > div > div': { pb: { base: '8', lg: '10' } },
    '& figcaption': { display: { base: 'none', md: 'block' } },
    '& .purpose': { display: { base: 'none', lg: 'block' } },
    _print: { display: 'none' },
  },
})

/** The head and first lines of a working paper; its program page shows all of it. */
export function PaperTop({ paper }: { paper: Content }) {
  return (
    <Torn>
      <WorkingPaper paper={paper} />
    </Torn>
  )
}
