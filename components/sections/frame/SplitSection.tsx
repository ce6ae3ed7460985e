import { chakra } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { Section } from '../../ui/Section.tsx'
import { SectionIntro } from './SectionIntro.tsx'

const Grid = chakra('div', {
  base: {
    display: 'grid',
    columnGap: '8',
    _print: { gridTemplateColumns: '5fr 7fr', '& > div': { breakAfter: 'auto' } },
    // The heading stays in view beside a long column.
    '& > div:first-of-type': { lg: { pr: '8', position: 'sticky', top: '8rem', alignSelf: 'start' } },
  },
  variants: {
    split: {
      '4/8': { gridTemplateColumns: { lg: '4fr 8fr' } },
      '5/7': { gridTemplateColumns: { lg: '5fr 7fr' } },
    },
  },
})

interface SplitSectionProps {
  id: string
  /** Names the section in the words visitors look for, above a freer heading. */
  label?: string
  heading: string
  text?: ReactNode
  split: '4/8' | '5/7'
  ground?: ComponentProps<typeof Section>['ground']
  space?: ComponentProps<typeof Section>['space']
  children: ReactNode
}

/** A section with its heading on the left and its content on the right; stacked on small screens. */
export function SplitSection({
  id,
  label,
  heading,
  text,
  split,
  ground,
  space,
  children,
}: SplitSectionProps) {
  return (
    <Section ground={ground} space={space} labelledBy={id}>
      <Grid split={split}>
        <SectionIntro id={id} label={label} heading={heading} text={text} />
        <div>{children}</div>
      </Grid>
    </Section>
  )
}
