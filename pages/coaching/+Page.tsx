import { contactHref } from '#components/inquiry/contactHref.ts'
import { DemoLink } from '#components/inquiry/DemoLink.tsx'
import { ClosingCall } from '#components/sections/call/ClosingCall.tsx'
import { SectionIntro } from '#components/sections/frame/SectionIntro.tsx'
import { Split, SplitSection } from '#components/sections/frame/SplitSection.tsx'
import { PathwayScale } from '#components/sections/hub/PathwayScale.tsx'
import { PointList } from '#components/sections/list/PointList.tsx'
import { FactLine } from '#components/sections/opening/FactLine.tsx'
import { Hero } from '#components/sections/opening/Hero.tsx'
import { CoachDirectory } from '#components/sections/proof/CoachDirectory.tsx'
import { CoachProposal } from '#components/sections/proof/CoachProposal.tsx'
import { FigureStrip } from '#components/sections/proof/FigureStrip.tsx'
import { VoiceQuote } from '#components/sections/proof/VoiceQuote.tsx'
import { StepFlow } from '#components/sections/story/StepFlow.tsx'
import { ButtonAnchor, ButtonLink } from '#components/ui/Button.tsx'
import { Section } from '#components/ui/Section.tsx'
import { TextLink } from '#components/ui/TextLink.tsx'
import { coaching } from '#content/coaching.ts'

export function Page() {
  const { consultationTopic, hero, pathways, method, benefits, network, voice, selection, closing } = coaching
  const consultation = contactHref('general', consultationTopic)
  return (
    <>
      <Hero ground="coral" {...hero} facts={<FactLine facts={hero.facts} />}>
        <ButtonAnchor href={hero.explore.href}>{hero.explore.label}</ButtonAnchor>
        <ButtonLink look="outline" to={consultation}>
          {hero.consultation}
        </ButtonLink>
      </Hero>
      <Section ground="teal" space="tight" labelledBy={network.id}>
        <SectionIntro {...network} />
        <CoachDirectory {...network} />
        <Split split="5/7" mt={{ base: '12', lg: '18' }} alignItems="center">
          <FigureStrip figures={network.figures} columns={1} />
          <CoachProposal {...network.proposal} />
        </Split>
      </Section>
      <Section space="tight" labelledBy={pathways.id}>
        <SectionIntro layout="beside" {...pathways} />
        <PathwayScale {...pathways} />
      </Section>
      <Section ground="tint" space="tight" labelledBy={method.id}>
        <SectionIntro {...method} />
        <StepFlow {...method} />
      </Section>
      <Section ground="sand" space="tight" labelledBy={benefits.id}>
        <SectionIntro layout="beside" {...benefits} />
        <FigureStrip figures={benefits.figures} />
        <TextLink look="standalone" to={benefits.link.href} mt="6">
          {benefits.link.label}
        </TextLink>
      </Section>
      <Section ground="coral" space="tight" labelledBy="voice">
        <VoiceQuote {...voice} />
      </Section>
      <SplitSection split="4/8" space="tight" {...selection}>
        <PointList columns={2} folds points={selection.points} />
      </SplitSection>
      <ClosingCall ground="sand" heading={closing.heading} text={closing.text} picture={closing.picture}>
        <DemoLink>{closing.demo}</DemoLink>
        <ButtonLink look="outline" to={consultation}>
          {closing.consultation}
        </ButtonLink>
      </ClosingCall>
    </>
  )
}
