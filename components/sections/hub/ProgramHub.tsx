import type { ProgramHubContent } from '#content/schema/programHub.ts'
import { contactHref } from '../../enquiry/contactHref.ts'
import { DemoLink } from '../../enquiry/DemoLink.tsx'
import { ButtonAnchor } from '../../ui/Button.tsx'
import { DownloadLink } from '../../ui/DownloadLink.tsx'
import { Section } from '../../ui/Section.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { ClosingCall } from '../call/ClosingCall.tsx'
import { SectionIntro } from '../frame/SectionIntro.tsx'
import { SplitSection } from '../frame/SplitSection.tsx'
import { NumberedPoints } from '../list/NumberedPoints.tsx'
import { PointList } from '../list/PointList.tsx'
import { Hero } from '../opening/Hero.tsx'
import { MetricBars } from '../proof/MetricBars.tsx'
import { AscendingPaths } from './AscendingPaths.tsx'
import { ComparisonTable } from './ComparisonTable.tsx'

/** The layout that the hubs of the program families share. */
export function ProgramHub({ content }: { content: ProgramHubContent }) {
  const { head, hero, why, programs, comparison, approach, outcomes, metrics, closing } = content
  return (
    <>
      <Hero {...hero}>
        <DemoLink>{hero.action}</DemoLink>
        <ButtonAnchor look="outline" href={hero.more.href}>
          {hero.more.label}
        </ButtonAnchor>
      </Hero>
      {why && (
        <Section ground="teal" labelledBy="why">
          <SectionIntro id="why" heading={why.heading} text={why.text} />
          <PointList points={why.points} columns={2} />
        </Section>
      )}
      <Section labelledBy="pathways">
        <AscendingPaths id="pathways" {...programs} programs={programs.items} />
      </Section>
      {comparison && (
        <Section ground="sand" labelledBy="comparison">
          <SectionIntro id="comparison" heading={comparison.heading} text={comparison.text} />
          <ComparisonTable
            labelledBy="comparison"
            columns={programs.items.map(({ code }) => code)}
            rows={comparison.rows}
          />
        </Section>
      )}
      <Section ground={approach.ground} labelledBy="approach">
        <SectionIntro id="approach" heading={approach.heading} text={approach.text} layout="beside" />
        <NumberedPoints points={approach.points} />
      </Section>
      <SplitSection id="outcomes" split="5/7" heading={outcomes.heading} text={outcomes.text}>
        <PointList points={outcomes.points} />
      </SplitSection>
      <Section ground="tint" labelledBy="metrics">
        <SectionIntro id="metrics" heading={metrics.heading} text={metrics.text} />
        <MetricBars bars={metrics.bars} />
      </Section>
      <ClosingCall heading={closing.heading} text={closing.text} ground={closing.ground}>
        <DemoLink>{closing.action}</DemoLink>
        <DownloadLink {...closing.guide} />
        <TextLink look="standalone" to={contactHref('general', head.topic)}>
          {closing.contact}
        </TextLink>
      </ClosingCall>
    </>
  )
}
