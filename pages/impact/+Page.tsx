import { contactHref } from '#components/inquiry/contactHref.ts'
import { RoiCalculator } from '#components/roi/RoiCalculator.tsx'
import { ClosingCall } from '#components/sections/call/ClosingCall.tsx'
import { SectionIntro } from '#components/sections/frame/SectionIntro.tsx'
import { SplitSection } from '#components/sections/frame/SplitSection.tsx'
import { PointList } from '#components/sections/list/PointList.tsx'
import { Hero } from '#components/sections/opening/Hero.tsx'
import { FigureStrip } from '#components/sections/proof/FigureStrip.tsx'
import { SourceTable } from '#components/sections/proof/SourceTable.tsx'
import { ButtonAnchor, ButtonLink } from '#components/ui/Button.tsx'
import { DownloadLink } from '#components/ui/DownloadLink.tsx'
import { Section } from '#components/ui/Section.tsx'
import { TextLink } from '#components/ui/TextLink.tsx'
import { impact } from '#content/impact.ts'
import { impactCalculator } from '#content/impactCalculator.ts'

const loadWords = async () => (await import('#content/impactControls.ts')).impactControls

export function Page() {
  const { hero, metrics, roi, framework, sources, limits, closing } = impact
  return (
    <>
      <Hero ground="teal" {...hero}>
        <DownloadLink look="solid" {...hero.report} />
        <ButtonAnchor look="outline" href={hero.calculator.href}>
          {hero.calculator.label}
        </ButtonAnchor>
      </Hero>
      <Section ground="sand" space="tight" labelledBy={roi.id}>
        <SectionIntro id={roi.id} heading={roi.heading} />
        <FigureStrip large figures={roi.figures} />
        <FigureStrip {...roi.business} />
      </Section>
      <Section space="tight" labelledBy={metrics.id}>
        <SectionIntro {...metrics} />
        <FigureStrip lead figures={metrics.figures} />
      </Section>
      <SplitSection split="4/8" space="tight" {...framework}>
        <PointList marker="number" columns={2} folds points={framework.categories} />
      </SplitSection>
      <Section ground="sand" space="tight" labelledBy={sources.id}>
        <SectionIntro {...sources} />
        <SourceTable {...sources} />
        <TextLink look="standalone" to={sources.link.href} mt="6">
          {sources.link.label}
        </TextLink>
      </Section>
      <SplitSection split="4/8" space="tight" {...limits}>
        <PointList columns={2} folds points={limits.points} />
      </SplitSection>
      <Section ground="sand" space="tight" labelledBy={impactCalculator.id}>
        <SectionIntro {...impactCalculator} />
        <RoiCalculator text={impactCalculator} topic={impact.topic} loadWords={loadWords} />
      </Section>
      <ClosingCall heading={closing.heading} text={closing.text} picture={closing.picture}>
        <ButtonLink to={contactHref('general', impact.topic)}>{closing.contact}</ButtonLink>
        <DownloadLink {...closing.report} />
      </ClosingCall>
    </>
  )
}
