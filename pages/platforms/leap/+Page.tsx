import { DemoLink } from '#components/inquiry/DemoLink.tsx'
import { CohortPage } from '#components/platforms/CohortPage.tsx'
import { Illustration } from '#components/platforms/Illustration.tsx'
import { NumberedLegend } from '#components/platforms/NumberedLegend.tsx'
import { RoleRows } from '#components/platforms/RoleRows.tsx'
import { SecurityBadges } from '#components/platforms/SecurityBadges.tsx'
import { UseCaseSpread } from '#components/platforms/UseCaseSpread.tsx'
import { ClosingCall } from '#components/sections/call/ClosingCall.tsx'
import { SectionIntro } from '#components/sections/frame/SectionIntro.tsx'
import { SplitSection } from '#components/sections/frame/SplitSection.tsx'
import { FactLine } from '#components/sections/opening/FactLine.tsx'
import { Hero } from '#components/sections/opening/Hero.tsx'
import { BackLink } from '#components/ui/BackLink.tsx'
import { DownloadLink } from '#components/ui/DownloadLink.tsx'
import { Section } from '#components/ui/Section.tsx'
import { leap } from '#content/leap.ts'

export function Page() {
  const { hub, hero, features, benefits, useCases, security, closing } = leap
  return (
    <>
      <Hero ground="teal" {...hero} above={<BackLink {...hub} />} facts={<FactLine facts={hero.facts} />}>
        <DemoLink>{hero.demo}</DemoLink>
        <DownloadLink {...hero.guide} />
      </Hero>
      <Section labelledBy={features.id}>
        <SectionIntro id={features.id} label={features.label} heading={features.heading} />
        <Illustration caption={features.illustration}>
          <CohortPage {...features.cohort} />
        </Illustration>
        <NumberedLegend items={features.items} />
      </Section>
      <Section ground="sand" labelledBy={benefits.id}>
        <SectionIntro id={benefits.id} label={benefits.label} heading={benefits.heading} />
        <RoleRows roles={benefits.roles} />
      </Section>
      <Section labelledBy={useCases.id}>
        <SectionIntro layout="beside" {...useCases} />
        <UseCaseSpread cases={useCases.items} labels={useCases.labels} />
      </Section>
      <SplitSection split="5/7" ground="teal" {...security}>
        <SecurityBadges badges={security.badges} />
      </SplitSection>
      <ClosingCall ground="sand" heading={closing.heading} text={closing.text} picture={closing.picture}>
        <DemoLink>{closing.demo}</DemoLink>
        <DownloadLink {...closing.guide} />
      </ClosingCall>
    </>
  )
}
