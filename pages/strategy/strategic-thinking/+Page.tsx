import { DemoLink } from '#components/enquiry/DemoLink.tsx'
import { BeforeAfter } from '#components/sections/BeforeAfter.tsx'
import { BenefitList } from '#components/sections/BenefitList.tsx'
import { ClosingCall } from '#components/sections/ClosingCall.tsx'
import { FactLine } from '#components/sections/FactLine.tsx'
import { Hero } from '#components/sections/Hero.tsx'
import { PaperBand } from '#components/sections/PaperBand.tsx'
import { PointList } from '#components/sections/PointList.tsx'
import { SectionIntro } from '#components/sections/SectionIntro.tsx'
import { ShareFigures } from '#components/sections/ShareFigures.tsx'
import { SplitSection } from '#components/sections/SplitSection.tsx'
import { ThemeList } from '#components/sections/ThemeList.tsx'
import { WeekTimeline } from '#components/sections/WeekTimeline.tsx'
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
      <SplitSection split="4/8" {...audience}>
        <PointList points={audience.points} />
      </SplitSection>
      <Section ground="tint" labelledBy={structure.id}>
        <SectionIntro {...structure} />
        <WeekTimeline phases={structure.phases} />
      </Section>
      <PaperBand ground="teal" side="right" paper={paper} labelledBy={gains.id}>
        <SectionIntro {...gains} size="heading" space="small" />
        <BenefitList benefits={gains.items} size="small" />
      </PaperBand>
      <Section labelledBy={themes.id}>
        <SectionIntro {...themes} />
        <ThemeList themes={themes.items} layout="fields" />
      </Section>
      <Section ground="sand" labelledBy={outcomes.id}>
        <SectionIntro {...outcomes} />
        <ShareFigures figures={outcomes.shares} />
        <BeforeAfter {...outcomes} />
      </Section>
      <ClosingCall
        heading={closing.heading}
        text={closing.text}
        scene={{ image: hero.image, ground: 'teal' }}
      >
        <DemoLink>{closing.demo}</DemoLink>
        <DownloadLink {...closing.guide} />
      </ClosingCall>
    </>
  )
}
