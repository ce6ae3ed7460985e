import { chakra } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { stickyBeside } from '../../theme/stickyBeside.ts'
import { Section } from '../../ui/Section.tsx'
import { SectionIntro } from './SectionIntro.tsx'

/** Two columns in a ratio, aligned at the top; stacked on small screens. 7/4 leaves a column free between the two. */
export const Split = chakra('div', {
  base: {
    display: 'grid',
    alignItems: 'start',
    columnGap: { lg: '18', _print: '8' },
    rowGap: { base: '8', md: '12', _print: '6' },
  },
  variants: {
    split: {
      '5/7': { gridTemplateColumns: { lg: '5fr 7fr' } },
      '7/5': { gridTemplateColumns: { base: '7fr 5fr', lgDown: '1fr' } },
      '7/4': { gridTemplateColumns: { base: '7fr 4fr', lgDown: '1fr' } },
    },
  },
})

const HeadingBeside = chakra('div', {
  base: {
    display: { base: 'grid', _print: 'block' },
    columnGap: '8',
    // The heading stays in view beside a long column.
    '& > div:first-of-type': stickyBeside,
    // Its distance is for what follows below.
    '& > div:first-of-type > :only-child': { mb: { lg: '0' } },
  },
  variants: {
    split: {
      '4/8': { gridTemplateColumns: { lg: '4fr 8fr' } },
      '5/7': { gridTemplateColumns: { lg: '5fr 7fr' } },
    },
  },
})

interface SplitSectionProps extends Pick<ComponentProps<typeof SectionIntro>, 'heading' | 'text'> {
  id: string
  split: '4/8' | '5/7'
  ground?: ComponentProps<typeof Section>['ground']
  space?: ComponentProps<typeof Section>['space']
  /** Below the heading, and in view with it. */
  aside?: ReactNode
  children: ReactNode
}

/** A section with its heading on the left and its content on the right; stacked on small screens. */
export function SplitSection({ split, ground, space, aside, children, ...intro }: SplitSectionProps) {
  return (
    <Section ground={ground} space={space} labelledBy={intro.id}>
      <HeadingBeside split={split}>
        <div>
          <SectionIntro {...intro} />
          {aside}
        </div>
        <div>{children}</div>
      </HeadingBeside>
    </Section>
  )
}
