import type { ReactNode } from 'react'
import type { ProgramHubContent } from '#content/schema/programHub.ts'
import { contactHref } from '../../inquiry/contactHref.ts'
import { DemoLink } from '../../inquiry/DemoLink.tsx'
import { ButtonAnchor } from '../../ui/Button.tsx'
import { DownloadLink } from '../../ui/DownloadLink.tsx'
import { Section } from '../../ui/Section.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { ClosingCall } from '../call/ClosingCall.tsx'
import { SectionIntro } from '../frame/SectionIntro.tsx'
import { Hero } from '../opening/Hero.tsx'
import { MetricBars } from '../proof/MetricBars.tsx'

interface ProgramHubProps {
  content: ProgramHubContent
  /** Between hero and results: the programs and how they work. */
  children: ReactNode
}

/** The layout shared by the hubs of both program families. */
export function ProgramHub({ content, children }: ProgramHubProps) {
  const { head, hero, results, closing } = content
  return (
    <>
      <Hero {...hero}>
        <DemoLink>{hero.action}</DemoLink>
        <ButtonAnchor look="outline" href={hero.more.href}>
          {hero.more.label}
        </ButtonAnchor>
      </Hero>
      {children}
      <Section ground="tint" labelledBy="results">
        <SectionIntro id="results" heading={results.heading} text={results.text} />
        <MetricBars bars={results.bars} />
      </Section>
      <ClosingCall
        heading={closing.heading}
        text={closing.text}
        ground={closing.ground}
        picture={closing.picture}
      >
        <DemoLink>{closing.action}</DemoLink>
        <DownloadLink {...closing.guide} />
        <TextLink look="standalone" to={contactHref('general', head.topic)}>
          {closing.contact}
        </TextLink>
      </ClosingCall>
    </>
  )
}
