import { chakra } from '@chakra-ui/react'
import type { WorkingPaper as Content } from '#content/schema/workingPaper.ts'
import { torn } from './torn.ts'
import { WorkingPaper } from './WorkingPaper.tsx'

/** A single sheet, torn off below the last entry, on phones below the date. */
const Torn = chakra('div', {
  base: {
    '& figure > div': { ...torn, transform: 'rotate(-0.6deg)' },
    '& figure > div > div': { pb: { base: '5', lg: '10' } },
    '& figcaption': { display: 'none' },
    '& .purpose': { display: { base: 'none', lg: 'block' } },
    '& .head h3': { textStyle: { mdDown: 'strong' } },
    // On tablets ruled down to the edge of its ground, which hides the tear.
    mdToLg: {
      mb: '-4',
      '& figure, & figure > div, & figure > div > div': { height: '100%' },
      '& figure > div > div, & dl > div': { display: 'grid', gridTemplateRows: 'auto 1fr' },
    },
    _print: { display: 'none' },
  },
})

/** The head and first lines of a working paper; its program page shows all of it. */
export function PaperTop({ paper }: { paper: Content }) {
  return (
    <Torn>
      <WorkingPaper paper={paper} isCut={false} />
    </Torn>
  )
}
