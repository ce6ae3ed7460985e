import { chakra } from '@chakra-ui/react'
import type { WorkingPaper as Content } from '#content/schema/workingPaper.ts'
import { WorkingPaper } from './WorkingPaper.tsx'

/** Where the tear lies above the lower edge, in px, from the right to the left side. */
const tear = [4, 9, 6, 13, 8, 11, 3, 7, 5, 12, 9, 14, 6, 10, 4, 8, 3]
const points = tear.map((depth, index) => {
  const fromLeft = 100 - (index * 100) / (tear.length - 1)
  return `${fromLeft}% calc(100% - ${depth}px)`
})

/** One sheet alone, torn off below what is written. */
const Torn = chakra('div', {
  base: {
    '& figure > div': {
      transform: 'rotate(-0.6deg)',
      clipPath: `polygon(0 0, 100% 0, ${points.join(', ')})`,
      _before: { display: 'none' },
    },
    '& figure > div > div': { pb: { base: '8', lg: '10' } },
    '& .purpose': { display: { base: 'none', lg: 'block' } },
    _print: { display: 'none' },
  },
})

/** A glimpse of a filled-in working paper: its head and first lines. It is whole on the page of its program. */
export function PaperTop({ paper }: { paper: Content }) {
  return (
    <Torn>
      <WorkingPaper paper={paper} />
    </Torn>
  )
}
