import { Box } from '@chakra-ui/react'
import { DemoLink } from '#components/inquiry/DemoLink.tsx'
import { ClosingCall } from '#components/sections/call/ClosingCall.tsx'
import { SectionIntro } from '#components/sections/frame/SectionIntro.tsx'
import { SplitSection } from '#components/sections/frame/SplitSection.tsx'
import { BeforeAfter } from '#components/sections/list/BeforeAfter.tsx'
import { PointList } from '#components/sections/list/PointList.tsx'
import { FactLine } from '#components/sections/opening/FactLine.tsx'
import { Hero } from '#components/sections/opening/Hero.tsx'
import { PaperBand } from '#components/sections/program/PaperBand.tsx'
import { ThemeList } from '#components/sections/program/ThemeList.tsx'
import { WeekPlan } from '#components/sections/program/WeekPlan.tsx'
import { FigureStrip } from '#components/sections/proof/FigureStrip.tsx'
import { BackLink } from '#components/ui/BackLink.tsx'
import { DownloadLink } from '#components/ui/DownloadLink.tsx'
import { Section } from '#components/ui/Section.tsx'
import { strategicThinking } from '#content/strategicThinking.ts'

export function Page() {
  const { hub, hero, audience, structure, themes, gains, outcomes, paper, closing } = strategicThinking
  return (
    <>
      <Hero ground="teal" {...hero} above={<BackLink {...hub} />} facts={<FactLine facts={hero.facts} />}>
        <DemoLink>{hero.demo}</DemoLink>
        <DownloadLink {...hero.brochure} />
      </Hero>
      <SplitSection split="5/7" space="tight" {...audience}>
        <PointList points={audience.points} />
      </SplitSection>
      <Section ground="tint" space="tight" labelledBy={structure.id}>
        <SectionIntro {...structure} />
        <WeekPlan phases={structure.phases} />
      </Section>
      <PaperBand ground="sand" side="right" paper={paper} labelledBy={gains.id}>
        <SectionIntro {...gains} space="small" />
        <PointList points={gains.items} />
      </PaperBand>
      <Section space="tight" labelledBy={themes.id}>
        <SectionIntro {...themes} />
        <ThemeList layout="large" themes={themes.items} />
      </Section>
      <Section ground="sand" space="tight" labelledBy={outcomes.id}>
        <SectionIntro {...outcomes} />
        <FigureStrip figures={outcomes.figures} />
        <Box mt={{ base: '10', lg: '12' }}>
          <BeforeAfter {...outcomes} />
        </Box>
      </Section>
      <ClosingCall heading={closing.heading} text={closing.text}>
        <DemoLink>{closing.demo}</DemoLink>
        <DownloadLink {...closing.guide} />
      </ClosingCall>
    </>
  )
}
