import { Box } from '@chakra-ui/react'
import { contactHref } from '#components/inquiry/contactHref.ts'
import { DemoLink } from '#components/inquiry/DemoLink.tsx'
import { ClosingCall } from '#components/sections/call/ClosingCall.tsx'
import { SectionIntro } from '#components/sections/frame/SectionIntro.tsx'
import { PointList } from '#components/sections/list/PointList.tsx'
import { FactLine } from '#components/sections/opening/FactLine.tsx'
import { Hero } from '#components/sections/opening/Hero.tsx'
import { PaperBand } from '#components/sections/program/PaperBand.tsx'
import { ThemeList } from '#components/sections/program/ThemeList.tsx'
import { WeekPlan } from '#components/sections/program/WeekPlan.tsx'
import { FigureStrip } from '#components/sections/proof/FigureStrip.tsx'
import { StorySequence } from '#components/sections/story/StorySequence.tsx'
import { BackLink } from '#components/ui/BackLink.tsx'
import { ButtonAnchor, ButtonLink } from '#components/ui/Button.tsx'
import { Section } from '#components/ui/Section.tsx'
import { storytelling } from '#content/storytelling.ts'

export function Page() {
  const { topic, hub, hero, audience, structure, framework, themes, outcomes, paper, closing } = storytelling
  const contact = contactHref('general', topic)
  return (
    <>
      <Hero ground="coral" {...hero} above={<BackLink {...hub} />} facts={<FactLine facts={hero.facts} />}>
        <ButtonAnchor href={hero.labs.href}>{hero.labs.label}</ButtonAnchor>
        <ButtonLink look="outline" to={contact}>
          {hero.contact}
        </ButtonLink>
      </Hero>
      <Section space="tight" labelledBy={audience.id}>
        <SectionIntro {...audience} />
        <PointList points={audience.points} columns={2} />
      </Section>
      <Section ground="tint" space="tight" labelledBy={structure.id}>
        <SectionIntro {...structure} />
        <WeekPlan phases={structure.phases} />
      </Section>
      <Section ground="teal" space="tight" labelledBy={framework.id}>
        <SectionIntro {...framework} />
        <StorySequence {...framework} />
      </Section>
      <Section space="tight" labelledBy={themes.id}>
        <SectionIntro {...themes} />
        <ThemeList layout="large" themes={themes.items} />
      </Section>
      <PaperBand
        ground="sand"
        side="left"
        paper={paper}
        labelledBy={outcomes.id}
        below={
          <Box mt={{ base: '8', lg: '12' }}>
            <PointList points={outcomes.points} columns={3} />
          </Box>
        }
      >
        <SectionIntro {...outcomes} space="small" />
        <FigureStrip figures={outcomes.figures} columns={1} />
      </PaperBand>
      <ClosingCall heading={closing.heading} text={closing.text}>
        <ButtonLink to={contact}>{closing.contact}</ButtonLink>
        <DemoLink look="outline">{closing.demo}</DemoLink>
      </ClosingCall>
    </>
  )
}
