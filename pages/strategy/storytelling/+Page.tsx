import { Box } from '@chakra-ui/react'
import { contactHref } from '#components/inquiry/contactHref.ts'
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
import { ButtonLink, LinkButton } from '#components/ui/Button.tsx'
import { storytelling } from '#content/storytelling.ts'

export function Page() {
  const { topic, hub, hero, audience, structure, framework, themes, outcomes, paper, closing } = storytelling
  const contact = contactHref('general', topic)
  return (
    <>
      <Hero ground="coral" {...hero} hub={hub}>
        <LinkButton {...hero.labs} />
        <ButtonLink look="outline" to={contact}>
          {hero.contact}
        </ButtonLink>
      </Hero>
      <TitledSection {...audience}>
        <PointList points={audience.points} columns={2} />
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
        <Box mt="8">
          <PointList points={outcomes.points} />
        </Box>
      </PaperBand>
      <ClosingCall {...closing}>
        <ButtonLink to={contact}>{closing.contact}</ButtonLink>
        <DemoLink look="outline">{closing.demo}</DemoLink>
      </ClosingCall>
    </>
  )
}

Page.head = storytelling.head
