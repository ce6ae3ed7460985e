import { chakra } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import type { WorkingPaper as Content } from '#content/schema/workingPaper.ts'
import { WorkingPaper } from '../../paper/WorkingPaper.tsx'
import { Section } from '../../ui/Section.tsx'

const Grid = chakra('div', {
  base: { display: 'grid', gap: { base: '8', md: '12', lg: '10' }, '& > *': { minW: '0' } },
  variants: {
    side: {
      left: { gridTemplateColumns: { lg: '7fr 5fr' } },
      right: { gridTemplateColumns: { lg: '5fr 7fr' } },
    },
  },
})

/** The paper overlaps the upper edge of its band. */
const Table = chakra('div', {
  base: { mt: { lg: '-8rem' } },
  variants: { side: { left: { order: { lg: -1 } }, right: {} } },
})

interface PaperBandProps {
  paper: Content
  ground: ComponentProps<typeof Section>['ground']
  side: 'left' | 'right'
  /** Id of the heading beside the paper. */
  labelledBy: string
  /** Content beside the paper. */
  children: ReactNode
  /** Content below both, across the band. */
  below?: ReactNode
}

/** A working paper on a band, beside related content. */
export function PaperBand({ paper, ground, side, labelledBy, children, below }: PaperBandProps) {
  return (
    <Section unnamed overlaps ground={ground} space="tight">
      <Grid side={side}>
        <section aria-labelledby={labelledBy}>{children}</section>
        <Table side={side}>
          <WorkingPaper paper={paper} />
        </Table>
      </Grid>
      {below}
    </Section>
  )
}
