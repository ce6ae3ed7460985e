import { contactHref } from '#components/enquiry/contactHref.ts'
import { DemoLink } from '#components/enquiry/DemoLink.tsx'
import { ClosingCall } from '#components/sections/ClosingCall.tsx'
import { CoachWall } from '#components/sections/CoachWall.tsx'
import { FactLine } from '#components/sections/FactLine.tsx'
import { FigureStrip } from '#components/sections/FigureStrip.tsx'
import { Hero } from '#components/sections/Hero.tsx'
import { PairSplit } from '#components/sections/PairSplit.tsx'
import { PathwayScale } from '#components/sections/PathwayScale.tsx'
import { PointList } from '#components/sections/PointList.tsx'
import { SectionIntro } from '#components/sections/SectionIntro.tsx'
import { ShareFigures } from '#components/sections/ShareFigures.tsx'
import { StepFlow } from '#components/sections/StepFlow.tsx'
import { VoiceQuote } from '#components/sections/VoiceQuote.tsx'
import { ButtonAnchor, ButtonLink } from '#components/ui/Button.tsx'
import { Section } from '#components/ui/Section.tsx'
import { TextLink } from '#components/ui/TextLink.tsx'
import { coaching } from '#content/coaching.ts'
import { topics } from '#content/topics.ts'

export function Page() {
  const { hero, pathways, method, benefits, network, voice, selection, closing } = coaching
  const consultation = contactHref('general', topics.coachingConsultation)
  return (
    <>
      <Hero ground="coral" {...hero} facts={<FactLine facts={hero.facts} />}>
        <ButtonAnchor href={hero.explore.href}>{hero.explore.label}</ButtonAnchor>
        <ButtonLink look="outline" to={consultation}>
          {hero.consultation}
        </ButtonLink>
      </Hero>
      <Section labelledBy={pathways.id}>
        <SectionIntro {...pathways} />
        <PathwayScale {...pathways} />
      </Section>
      <Section ground="teal" space="tight" labelledBy={network.id}>
        <SectionIntro layout="beside" {...network} />
        <CoachWall labelledBy={network.id} coaches={network.coaches} />
        <PairSplit mt="12">
          <p>{network.note}</p>
          <FigureStrip figures={network.figures} ruled={false} />
        </PairSplit>
      </Section>
      <Section ground="tint" labelledBy={method.id}>
        <SectionIntro {...method} />
        <StepFlow {...method} />
      </Section>
      <Section labelledBy={benefits.id}>
        <SectionIntro {...benefits} />
        <ShareFigures figures={benefits.shares} />
        <PointList points={benefits.points} columns={3} />
        <TextLink look="standalone" to={benefits.link.href} mt="4">
          {benefits.link.label}
        </TextLink>
      </Section>
      <VoiceQuote {...voice} ground="coral" />
      <Section labelledBy={selection.id}>
        <SectionIntro {...selection} />
        <PointList points={selection.points} columns={3} />
      </Section>
      <ClosingCall
        ground="tint"
        scene={{ image: hero.image, ground: 'coral' }}
        heading={closing.heading}
        text={closing.text}
      >
        <DemoLink>{closing.demo}</DemoLink>
        <ButtonLink look="outline" to={consultation}>
          {closing.consultation}
        </ButtonLink>
      </ClosingCall>
    </>
  )
}
