import { contactHref } from '#components/enquiry/contactHref.ts'
import { DemoLink } from '#components/enquiry/DemoLink.tsx'
import { ClosingCall } from '#components/sections/ClosingCall.tsx'
import { FactLine } from '#components/sections/FactLine.tsx'
import { FigureStrip } from '#components/sections/FigureStrip.tsx'
import { Hero } from '#components/sections/Hero.tsx'
import { PathwayScale } from '#components/sections/PathwayScale.tsx'
import { PointList } from '#components/sections/PointList.tsx'
import { SectionIntro } from '#components/sections/SectionIntro.tsx'
import { ShareFigures } from '#components/sections/ShareFigures.tsx'
import { SplitSection } from '#components/sections/SplitSection.tsx'
import { StepFlow } from '#components/sections/StepFlow.tsx'
import { ButtonAnchor, ButtonLink } from '#components/ui/Button.tsx'
import { Section } from '#components/ui/Section.tsx'
import { TextLink } from '#components/ui/TextLink.tsx'
import { coaching } from '#content/coaching.ts'
import { topics } from '#content/topics.ts'

export function Page() {
  const { hero, pathways, method, benefits, network, selection, closing } = coaching
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
      <SplitSection split="5/7" ground="teal" space="tight" {...network}>
        <FigureStrip figures={network.figures} />
      </SplitSection>
      <Section labelledBy={selection.id}>
        <SectionIntro {...selection} />
        <PointList points={selection.points} columns={3} />
      </Section>
      <ClosingCall heading={closing.heading} text={closing.text}>
        <DemoLink>{closing.demo}</DemoLink>
        <ButtonLink look="outline" to={consultation}>
          {closing.consultation}
        </ButtonLink>
      </ClosingCall>
    </>
  )
}
