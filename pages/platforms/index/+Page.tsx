import { WorkingPaper } from '#components/paper/WorkingPaper.tsx'
import { CoachWeek } from '#components/platforms/CoachWeek.tsx'
import { CohortScreen } from '#components/platforms/CohortScreen.tsx'
import { MarkedTranscript } from '#components/platforms/MarkedTranscript.tsx'
import { PassList } from '#components/platforms/PassList.tsx'
import { PlatformBands } from '#components/platforms/PlatformBands.tsx'
import { QuarterDots } from '#components/platforms/QuarterDots.tsx'
import { ClosingCall } from '#components/sections/call/ClosingCall.tsx'
import { SectionIntro } from '#components/sections/frame/SectionIntro.tsx'
import { Split } from '#components/sections/frame/Split.tsx'
import { TitledSection } from '#components/sections/frame/TitledSection.tsx'
import { PointSection } from '#components/sections/list/PointSection.tsx'
import { Hero } from '#components/sections/opening/Hero.tsx'
import { FigureStrip } from '#components/sections/proof/FigureStrip.tsx'
import { Section } from '#components/ui/Section.tsx'
import { MoreLink } from '#components/ui/TextLink.tsx'
import { platforms } from '#content/platforms.ts'

export function Page() {
  const { hero, platforms: overview, whyItWorks, integration, closing } = platforms
  const { cohort, week, transcript } = overview.screens
  const { passes, systems } = integration
  const screens = [
    <CohortScreen key="leap" {...cohort} />,
    <CoachWeek key="space" {...week} />,
    <MarkedTranscript key="arena" {...transcript} />,
  ]
  return (
    <>
      <Hero {...hero} />
      <TitledSection {...overview}>
        <PlatformBands bands={overview.bands} screens={screens} />
      </TitledSection>
      <Section ground="teal" labelledBy={whyItWorks.id}>
        <Split split="7/5">
          <SectionIntro {...whyItWorks} />
          <div>
            <FigureStrip figures={whyItWorks.figures} />
            <MoreLink {...whyItWorks.link} mt="6" />
          </div>
        </Split>
        <QuarterDots {...whyItWorks.chart} />
      </Section>
      <TitledSection split="5/7" ground="tint" {...integration} aside={<PassList {...passes} />}>
        <WorkingPaper paper={integration.paper} />
      </TitledSection>
      <PointSection ground="sand" columns={2} folds {...systems} />
      <ClosingCall ground="tint" {...closing} />
    </>
  )
}

Page.head = platforms.head
