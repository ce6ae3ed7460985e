import { contactHref } from '#components/inquiry/contactHref.ts'
import { RoiCalculator } from '#components/roi/RoiCalculator.tsx'
import { ClosingCall } from '#components/sections/call/ClosingCall.tsx'
import { SectionIntro } from '#components/sections/frame/SectionIntro.tsx'
import { Split } from '#components/sections/frame/SplitSection.tsx'
import { Hero } from '#components/sections/opening/Hero.tsx'
import { ChangeBars } from '#components/sections/proof/ChangeBars.tsx'
import { ReturnFigure } from '#components/sections/proof/ReturnFigure.tsx'
import { ShareFigures } from '#components/sections/proof/ShareFigures.tsx'
import { SourceTable } from '#components/sections/proof/SourceTable.tsx'
import { Staircase } from '#components/sections/proof/Staircase.tsx'
import { ButtonAnchor, ButtonLink } from '#components/ui/Button.tsx'
import { DownloadLink } from '#components/ui/DownloadLink.tsx'
import { Section } from '#components/ui/Section.tsx'
import { TextLink } from '#components/ui/TextLink.tsx'
import { impact } from '#content/impact.ts'
import { impactCalculator } from '#content/impactCalculator.ts'
import { topics } from '#content/topics.ts'

const loadWords = async () => (await import('#content/impactControls.ts')).impactControls

export function Page() {
  const { hero, metrics, roi, framework, sources, closing } = impact
  return (
    <>
      <Hero ground="teal" {...hero}>
        <DownloadLink look="solid" {...hero.report} />
        <ButtonAnchor look="outline" href={hero.calculator.href}>
          {hero.calculator.label}
        </ButtonAnchor>
      </Hero>
      <Section labelledBy={metrics.id}>
        <Split split="5/7">
          <div>
            <SectionIntro {...metrics} />
            <ShareFigures figures={[metrics.effectiveness]} />
          </div>
          <ChangeBars metrics={metrics.changes} labels={metrics.labels} />
        </Split>
      </Section>
      <Section ground="teal" labelledBy={roi.id}>
        <Split split="5/7">
          <div>
            <SectionIntro id={roi.id} label={roi.label} heading={roi.heading} />
            <ReturnFigure {...roi} />
          </div>
          <div>
            <h3>{roi.business.heading}</h3>
            <ChangeBars columns={2} level="h4" metrics={roi.business.metrics} labels={roi.business.labels} />
          </div>
        </Split>
      </Section>
      <Section labelledBy={framework.id}>
        <SectionIntro {...framework} />
        <Staircase categories={framework.categories} />
      </Section>
      <Section ground="tint" labelledBy={sources.id}>
        <SectionIntro {...sources} />
        <SourceTable {...sources} />
        <TextLink look="standalone" to={sources.link.href} mt="6">
          {sources.link.label}
        </TextLink>
      </Section>
      <Section ground="sand" labelledBy={impactCalculator.id}>
        <SectionIntro {...impactCalculator} />
        <RoiCalculator text={impactCalculator} topic={topics.impact} loadWords={loadWords} />
      </Section>
      <ClosingCall heading={closing.heading} text={closing.text} picture={closing.picture}>
        <ButtonLink to={contactHref('general', topics.impact)}>{closing.contact}</ButtonLink>
        <DownloadLink {...closing.report} />
      </ClosingCall>
    </>
  )
}
