import { ContactLink } from '#components/inquiry/ContactLink.tsx'
import { DemoLink } from '#components/inquiry/DemoLink.tsx'
import { ClosingCall } from '#components/sections/call/ClosingCall.tsx'
import { TitledSection } from '#components/sections/frame/TitledSection.tsx'
import { PointList } from '#components/sections/list/PointList.tsx'
import { Hero } from '#components/sections/opening/Hero.tsx'
import { PaperBand } from '#components/sections/program/PaperBand.tsx'
import { ThemeList } from '#components/sections/program/ThemeList.tsx'
import { WeekPlan } from '#components/sections/program/WeekPlan.tsx'
import { FigureStrip } from '#components/sections/proof/FigureStrip.tsx'
import { StorySequence } from '#components/sections/story/StorySequence.tsx'
import { LinkButton } from '#components/ui/Button.tsx'
import { Section } from '#components/ui/Section.tsx'
import { storytelling } from '#content/storytelling.ts'

export function Page() {
  const { hub, hero, audience, structure, framework, themes, outcomes, paper, closing } = storytelling
  return (
    <>
      <Hero {...hero} hub={hub}>
        <LinkButton {...hero.labs} />
        <ContactLink look="outline">{hero.contact}</ContactLink>
      </Hero>
      <TitledSection {...audience}>
        <PointList folds points={audience.points} columns={2} />
      </TitledSection>
      <TitledSection ground="tint" {...structure}>
        <WeekPlan phases={structure.phases} />
      </TitledSection>
      <TitledSection ground="teal" {...framework}>
        <StorySequence {...framework} />
      </TitledSection>
      <TitledSection {...themes}>
        <ThemeList themes={themes.items} />
      </TitledSection>
      <PaperBand paper={paper} {...outcomes}>
        <FigureStrip figures={outcomes.figures} columns={1} />
      </PaperBand>
      <Section unnamed ground="sand">
        <PointList columns={3} points={outcomes.points} />
      </Section>
      <ClosingCall {...closing}>
        <ContactLink>{closing.contact}</ContactLink>
        <DemoLink look="outline">{closing.demo}</DemoLink>
      </ClosingCall>
    </>
  )
}

Page.head = storytelling.head
