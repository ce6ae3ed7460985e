import { DemoLink } from '#components/inquiry/DemoLink.tsx'
import { CohortPage } from '#components/platforms/CohortPage.tsx'
import { CohortStrip } from '#components/platforms/CohortStrip.tsx'
import { Screen } from '#components/platforms/Screen.tsx'
import { ClosingCall } from '#components/sections/call/ClosingCall.tsx'
import { SectionIntro } from '#components/sections/frame/SectionIntro.tsx'
import { Split, SplitSection } from '#components/sections/frame/SplitSection.tsx'
import { PointList } from '#components/sections/list/PointList.tsx'
import { SymptomIndex } from '#components/sections/list/SymptomIndex.tsx'
import { FactLine } from '#components/sections/opening/FactLine.tsx'
import { Hero } from '#components/sections/opening/Hero.tsx'
import { BackLink } from '#components/ui/BackLink.tsx'
import { DownloadLink } from '#components/ui/DownloadLink.tsx'
import { Section } from '#components/ui/Section.tsx'
import { leap } from '#content/leap.ts'

export function Page() {
  const { hub, hero, features, benefits, useCases, security, closing } = leap
  const { cohort } = features
  const { sites } = useCases
  return (
    <>
      <Hero ground="teal" {...hero} above={<BackLink {...hub} />} facts={<FactLine facts={hero.facts} />}>
        <DemoLink>{hero.demo}</DemoLink>
        <DownloadLink {...hero.guide} />
      </Hero>
      <Section labelledBy={features.id} space="tight">
        <SectionIntro id={features.id} heading={features.heading} />
        <CohortPage cohort={cohort} caption={features.illustration} />
        <PointList columns={2} points={features.items} />
      </Section>
      <Section labelledBy={benefits.id} space="tight">
        <SectionIntro id={benefits.id} heading={benefits.heading} />
        <SymptomIndex items={benefits.roles} />
      </Section>
      <Section ground="sand" labelledBy={useCases.id} space="tight">
        <SectionIntro id={useCases.id} heading={useCases.heading} text={useCases.text} />
        <Split split="5/7">
          <PointList points={useCases.items} />
          <Screen ground="teal" title={sites.title} fact={sites.weekLabel} caption={features.illustration}>
            <CohortStrip {...sites} legend={cohort.participation.legend} />
          </Screen>
        </Split>
      </Section>
      <SplitSection split="5/7" ground="teal" {...security}>
        <PointList marker="icon" points={security.badges} />
      </SplitSection>
      <ClosingCall heading={closing.heading} text={closing.text} picture={closing.picture}>
        <DemoLink>{closing.demo}</DemoLink>
        <DownloadLink {...closing.guide} />
      </ClosingCall>
    </>
  )
}
