import type { ReactNode } from 'react'
import type { ProgramHubContent } from '#content/programs/programPages.ts'
import { contactHref } from '../../inquiry/contactHref.ts'
import { DemoLink } from '../../inquiry/DemoLink.tsx'
import { ButtonAnchor } from '../../ui/Button.tsx'
import { DownloadLink } from '../../ui/DownloadLink.tsx'
import { Section } from '../../ui/Section.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { ClosingCall } from '../call/ClosingCall.tsx'
import { SectionIntro } from '../frame/SectionIntro.tsx'
import { SplitSection } from '../frame/SplitSection.tsx'
import { PointList } from '../list/PointList.tsx'
import { Hero } from '../opening/Hero.tsx'
import { FigureStrip } from '../proof/FigureStrip.tsx'

interface ProgramHubProps {
  content: ProgramHubContent
  /** The programs, between hero and approach. */
  children: ReactNode
}

/** The layout shared by the hubs of both program families. */
export function ProgramHub({ content, children }: ProgramHubProps) {
  const { head, hero, approach, results, closing } = content
  return (
    <>
      <Hero {...hero}>
        <DemoLink>{hero.action}</DemoLink>
        <ButtonAnchor look="outline" href={hero.more.href}>
          {hero.more.label}
        </ButtonAnchor>
      </Hero>
      {children}
      <SplitSection id="approach" heading={approach.heading} text={approach.text} split="5/7" space="tight">
        <PointList points={approach.points} marker="number" folds />
      </SplitSection>
      <Section ground="sand" space="tight" labelledBy="results">
        <SectionIntro id="results" heading={results.heading} text={results.text} space="small" />
        <FigureStrip figures={results.bars} />
      </Section>
      <ClosingCall {...closing}>
        <DemoLink>{closing.action}</DemoLink>
        <DownloadLink {...closing.guide} />
        <p>
          <TextLink look="standalone" to={contactHref('general', head.topic)}>
            {closing.contact}
          </TextLink>
        </p>
      </ClosingCall>
    </>
  )
}
