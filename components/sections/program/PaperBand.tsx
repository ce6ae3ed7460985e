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
    gap: { base: '8', md: '12', lg: '10' },
    gridTemplateColumns: { lg: '5fr 7fr' },
    '& > *': { ...stickyBeside, minW: '0' },
    // The paper overlaps the upper edge of its band.
    '& > div': { mt: { lg: '-8rem' } },
  },
})

interface PaperBandProps extends Pick<ComponentProps<typeof SectionIntro>, 'id' | 'heading' | 'text'> {
  paper: Content
  ground?: ComponentProps<typeof Section>['ground']
  /** Content beside the paper, below the heading. */
  children: ReactNode
}

/** A section beside a working paper, on a band. */
export function PaperBand({ paper, ground = 'sand', children, id, heading, text }: PaperBandProps) {
  return (
    <Section unnamed overlaps ground={ground}>
      <Grid>
        <section aria-labelledby={id}>
          <SectionIntro id={id} heading={heading} text={text} space="small" />
          {children}
        </section>
        <div>
          <WorkingPaper paper={paper} />
        </div>
      </Grid>
    </Section>
  )
}
