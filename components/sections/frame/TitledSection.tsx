import type { ComponentProps, ReactNode } from 'react'
import type { LinkText } from '#content/schema/page.ts'
import { Section } from '../../ui/Section.tsx'
import { MoreLink } from '../../ui/TextLink.tsx'
import { SectionIntro } from './SectionIntro.tsx'

interface TitledSectionProps extends Pick<ComponentProps<typeof SectionIntro>, 'id' | 'heading' | 'text'> {
  ground?: ComponentProps<typeof Section>['ground']
  space?: ComponentProps<typeof Section>['space']
  /** Where to read on, below the content. */
  link?: LinkText
  children?: ReactNode
}

/** A section with its heading above its content. */
export function TitledSection(props: TitledSectionProps) {
  const { id, heading, text, ground, space, link, children } = props
  return (
    <Section ground={ground} space={space} labelledBy={id}>
      <SectionIntro id={id} heading={heading} text={text} />
      {children}
      {link && <MoreLink {...link} mt={{ base: '6', lg: '8' }} />}
    </Section>
  )
}
