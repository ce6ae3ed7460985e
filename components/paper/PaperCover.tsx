import { chakra } from '@chakra-ui/react'
import type { StrategyCard } from '#content/schema/pages/strategy.ts'
import { Ground } from '../ui/Ground.tsx'
import { PaperFields } from './PaperFields.tsx'
import { PaperSheet } from './PaperSheet.tsx'
import { torn } from './torn.ts'

/** A single sheet, torn off below its first entry. */
const Torn = chakra('div', {
  base: {
    '& figure > div': { ...torn, transform: 'rotate(-0.6deg)' },
    '& figure > div > div': { pb: '8' },
    '& .head h3': { textStyle: 'small' },
    '& .purpose': { display: { base: 'none', md: 'block' } },
  },
})

interface PaperCoverProps {
  paper: StrategyCard['paper']
  ground: StrategyCard['color']
}

/** The head and the first entry of a working paper on a ground. Decorative: the page of its program shows all of it. */
export function PaperCover({ paper, ground }: PaperCoverProps) {
  return (
    <Ground
      ground={ground}
      borderRadius="md"
      p={{ base: '5', lg: '8' }}
      height="100%"
      display={{ base: 'grid', _print: 'none' }}
      alignContent="center"
      aria-hidden="true"
    >
      <Torn>
        <PaperSheet {...paper}>
          <PaperFields fields={paper.fields.slice(0, 1)} />
        </PaperSheet>
      </Torn>
    </Ground>
  )
}
