import { DemoLink } from '#components/inquiry/DemoLink.tsx'
import { WorkingPaper } from '#components/paper/WorkingPaper.tsx'
import { CoachWeek } from '#components/platforms/CoachWeek.tsx'
import { CohortStrip } from '#components/platforms/CohortStrip.tsx'
import { MarkedTranscript } from '#components/platforms/MarkedTranscript.tsx'
import { PassList } from '#components/platforms/PassList.tsx'
import { PlatformBands } from '#components/platforms/PlatformBands.tsx'
import { QuarterDots } from '#components/platforms/QuarterDots.tsx'
import { Screen } from '#components/platforms/Screen.tsx'
import { ClosingCall } from '#components/sections/call/ClosingCall.tsx'
import { SectionIntro } from '#components/sections/frame/SectionIntro.tsx'
import { Split, SplitSection } from '#components/sections/frame/SplitSection.tsx'
import { PointList } from '#components/sections/list/PointList.tsx'
import { Hero } from '#components/sections/opening/Hero.tsx'
import { FigureStrip } from '#components/sections/proof/FigureStrip.tsx'
import { ButtonAnchor } from '#components/ui/Button.tsx'
import { Section } from '#components/ui/Section.tsx'
import { TextLink } from '#components/ui/TextLink.tsx'
import { platforms } from '#content/platforms.ts'

export function Page() {
  const { hero, overview, why, integration, closing } = platforms
  const { cohort, week, transcript } = overview.screens
  const { passes, systems } = integration
  const screens = [
    <Screen key="leap" ground="teal" {...cohort} fact={cohort.weekLabel}>
      <CohortStrip {...cohort.participation} week={cohort.week} />
    </Screen>,
    <CoachWeek key="space" {...week} />,
    <MarkedTranscript key="arena" {...transcript} />,
  ]
  return (
    <>
      <Hero ground="teal" {...hero}>
        <ButtonAnchor href={hero.explore.href}>{hero.explore.label}</ButtonAnchor>
        <DemoLink look="outline">{hero.demo}</DemoLink>
      </Hero>
      <Section labelledBy={overview.id} space="tight">
        <SectionIntro {...overview} />
        <PlatformBands bands={overview.bands} screens={screens} />
      </Section>
      <Section ground="teal" labelledBy={why.id} space="tight">
        <Split split="7/5">
          <SectionIntro {...why} />
          <div>
            <FigureStrip figures={why.figures} />
            <TextLink look="standalone" to={why.link.href} mt="6">
              {why.link.label}
            </TextLink>
          </div>
        </Split>
        <QuarterDots {...why.chart} />
      </Section>
      <SplitSection split="5/7" ground="tint" space="tight" {...integration}>
        <WorkingPaper paper={integration.paper} />
      </SplitSection>
      <Section labelledBy={passes.id} space="tight">
        <SectionIntro {...passes} />
        <PassList {...passes} />
      </Section>
      <Section ground="sand" labelledBy={systems.id} space="tight">
        <SectionIntro {...systems} />
        <PointList columns={2} folds points={systems.items} />
      </Section>
      <ClosingCall heading={closing.heading} text={closing.text} picture={closing.picture}>
        <DemoLink>{closing.demo}</DemoLink>
        <ButtonAnchor look="outline" href={closing.explore.href}>
          {closing.explore.label}
        </ButtonAnchor>
      </ClosingCall>
    </>
  )
}
