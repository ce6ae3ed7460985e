import { DemoLink } from '#components/inquiry/DemoLink.tsx'
import { ClosingCall } from '#components/sections/call/ClosingCall.tsx'
import { SectionIntro } from '#components/sections/frame/SectionIntro.tsx'
import { SplitSection } from '#components/sections/frame/SplitSection.tsx'
import { LevelSteps } from '#components/sections/hub/LevelSteps.tsx'
import { LinkIndex } from '#components/sections/hub/LinkIndex.tsx'
import { FaqList } from '#components/sections/list/FaqList.tsx'
import { PointList } from '#components/sections/list/PointList.tsx'
import { Hero } from '#components/sections/opening/Hero.tsx'
import { PaperBand } from '#components/sections/program/PaperBand.tsx'
import { FigureStrip } from '#components/sections/proof/FigureStrip.tsx'
import { NameList } from '#components/sections/proof/NameList.tsx'
import { VoiceQuote } from '#components/sections/proof/VoiceQuote.tsx'
import { ButtonLink } from '#components/ui/Button.tsx'
import { Section } from '#components/ui/Section.tsx'
import { TextLink } from '#components/ui/TextLink.tsx'
import { home } from '#content/home.ts'

export function Page() {
  const { hero, sources, programs, voices, clients, why, index, questions, closing } = home
  return (
    <>
      <Hero ground="teal" size="large" {...hero}>
        <ButtonLink to={hero.explore.href}>{hero.explore.label}</ButtonLink>
        <DemoLink look="outline">{hero.demo}</DemoLink>
      </Hero>
      <Section unnamed ground="sand" space="snug">
        <FigureStrip figures={home.figures} lead plain />
        <TextLink look="standalone" to={sources.href} mt="4">
          {sources.label}
        </TextLink>
        <NameList heading={clients.text} names={clients.names} />
        <TextLink look="standalone" to={clients.link.href}>
          {clients.link.label}
        </TextLink>
      </Section>
      <Section space="tight" labelledBy={programs.id}>
        <LevelSteps {...programs} />
      </Section>
      <Section ground="coral" space="tight" labelledBy="voice">
        <VoiceQuote {...voices} />
      </Section>
      <PaperBand ground="sand" side="left" paper={why.paper} labelledBy={why.id}>
        <SectionIntro {...why} space="small" />
        <PointList folds points={why.reasons} />
        <TextLink look="standalone" to={why.link.href} mt="4">
          {why.link.label}
        </TextLink>
      </PaperBand>
      <Section space="tight" labelledBy={index.id}>
        <SectionIntro {...index}>
          <ButtonLink to={index.all.href} look="outline">
            {index.all.label}
          </ButtonLink>
        </SectionIntro>
        <LinkIndex groups={index.groups} />
      </Section>
      <SplitSection split="5/7" space="snug" {...questions}>
        <FaqList questions={questions.entries} />
      </SplitSection>
      {/* Both buttons lead to what happens next. */}
      <ClosingCall
        ground="tint"
        heading={closing.heading}
        text={closing.text}
        picture={closing.picture}
        next={false}
      >
        <ButtonLink to={closing.start.href}>{closing.start.label}</ButtonLink>
        <DemoLink href={closing.demo.href} look="outline">
          {closing.demo.label}
        </DemoLink>
      </ClosingCall>
    </>
  )
}
