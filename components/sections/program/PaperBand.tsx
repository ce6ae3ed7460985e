import { chakra } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import type { WorkingPaper as Content } from '#content/schema/workingPaper.ts'
import { WorkingPaper } from '../../paper/WorkingPaper.tsx'
import { stickyBeside } from '../../theme/stickyBeside.ts'
import { Section } from '../../ui/Section.tsx'
import { SectionIntro } from '../frame/SectionIntro.tsx'

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '8', md: '12', _print: '5' },
    '& > *': stickyBeside,
    // The paper overlaps the upper edge of its band.
    '& > :nth-of-type(2)': { mt: { lg: '-8rem' }, order: { _print: '1' } },
    '& > :nth-of-type(3)': { gridColumn: '1 / -1' },
    // When printed, the paper is below its words, and scenes beside them. Only lines may be on the sheet before it.
    _print: {
      '&:has(> :first-child h3)': { breakInside: 'avoid' },
      '& > :nth-of-type(2)': { gridColumn: '1 / -1' },
      '&:has(> :last-child > ol)': {
        gridTemplateColumns: '1fr 1fr',
        columnGap: '8',
        '& > :last-child': { gridColumn: '2' },
      },
    },
  },
})

interface PaperBandProps extends Pick<ComponentProps<typeof SectionIntro>, 'id' | 'heading' | 'text'> {
  paper: Content
  ground?: ComponentProps<typeof Section>['ground']
  /** Content beside the paper, below the heading. */
  children: ReactNode
  /** Content below both. */
  below?: ReactNode
}

/** A section beside a working paper, on a band. */
export function PaperBand({ paper, ground = 'sand', children, below, ...intro }: PaperBandProps) {
  return (
    <Section labelledBy={intro.id} overlaps ground={ground}>
      <Grid gridTemplateColumns={{ lg: paper.form === 'card' ? '1fr 1fr' : '5fr 7fr' }}>
        <div>
          <SectionIntro {...intro} />
          {children}
        </div>
        <div>
          <WorkingPaper paper={paper} />
        </div>
        {below && <div>{below}</div>}
      </Grid>
    </Section>
  )
}
