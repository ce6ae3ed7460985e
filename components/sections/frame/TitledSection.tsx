import { chakra } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import type { LinkText } from '#content/schema/page.ts'
import { stickyBeside } from '../../theme/stickyBeside.ts'
import { Section } from '../../ui/Section.tsx'
import { MoreLink } from '../../ui/TextLink.tsx'
import { SectionIntro } from './SectionIntro.tsx'
import { Split } from './Split.tsx'

const HeadingBeside = chakra(Split, {
  base: {
    columnGap: { lg: '12' },
    rowGap: '0',
    display: { base: 'grid', _print: 'block' },
    // The heading stays in view beside a long column.
    '& > .beside': stickyBeside,
    // Its distance is for what follows below.
    '& > .beside > :only-child': { mb: { lg: '0' } },
  },
})

interface TitledSectionProps extends Pick<ComponentProps<typeof SectionIntro>, 'id' | 'heading' | 'text'> {
  ground?: ComponentProps<typeof Section>['ground']
  /** Puts the content beside the heading on wide screens, not below it. */
  split?: '4/8' | '5/7' | undefined
  /** Below a heading with content beside it, and in view with it. */
  aside?: ReactNode
  /** Where to read on, below the content. */
  link?: LinkText
  children?: ReactNode
}

/** A section with its heading above its content or beside it. */
export function TitledSection(props: TitledSectionProps) {
  const { id, heading, text, ground, split, aside, link, children } = props
  const intro = <SectionIntro id={id} heading={heading} text={text} />
  return (
    <Section ground={ground} labelledBy={id}>
      {split ? (
        <HeadingBeside split={split}>
          <div className="beside">
            {intro}
            {aside}
          </div>
          <div>{children}</div>
        </HeadingBeside>
      ) : (
        <>
          {intro}
          {children}
        </>
      )}
      {link && <MoreLink {...link} mt={{ base: '6', lg: '8' }} />}
    </Section>
  )
}
