import { DemoLink } from '#components/inquiry/DemoLink.tsx'
import { ClosingCall } from '#components/sections/call/ClosingCall.tsx'
import { SectionIntro } from '#components/sections/frame/SectionIntro.tsx'
import { OfferRows, PaperCover } from '#components/sections/hub/OfferRows.tsx'
import { PointList } from '#components/sections/list/PointList.tsx'
import { SymptomIndex } from '#components/sections/list/SymptomIndex.tsx'
import { Hero } from '#components/sections/opening/Hero.tsx'
import { StepFlow } from '#components/sections/story/StepFlow.tsx'
import { ButtonAnchor } from '#components/ui/Button.tsx'
import { DownloadLink } from '#components/ui/DownloadLink.tsx'
import { Section } from '#components/ui/Section.tsx'
import { strategy } from '#content/strategy.ts'

export function Page() {
  const { hero, programs, symptoms, approach, planning, closing } = strategy
  const { labels } = programs
  return (
    <>
      <Hero ground="teal" {...hero}>
        <DemoLink>{hero.demo}</DemoLink>
        <ButtonAnchor look="outline" href={hero.explore.href}>
          {hero.explore.label}
        </ButtonAnchor>
      </Hero>
      <Section space="tight" labelledBy={programs.id}>
        <SectionIntro {...programs} />
        <OfferRows
          items={programs.cards.map(
            ({ paper, color, description, duration, audience, keyFeatures, ...card }) => ({
              ...card,
              opening: <PaperCover paper={paper} ground={color} />,
              text: description,
              facts: [
                { label: labels.duration, values: [duration] },
                { label: labels.audience, values: [audience] },
                { label: labels.features, values: keyFeatures },
              ],
            }),
          )}
        />
      </Section>
      <Section ground="sand" space="tight" labelledBy={symptoms.id}>
        <SectionIntro {...symptoms} size="subheading" />
        <SymptomIndex size="wall" items={symptoms.items} />
      </Section>
      <Section ground="tint" space="tight" labelledBy={approach.id}>
        <SectionIntro {...approach} />
        <StepFlow {...approach} />
      </Section>
      <Section space="tight" labelledBy={planning.id}>
        <SectionIntro {...planning} />
        <PointList points={planning.points} columns={3} folds />
      </Section>
      <ClosingCall ground="coral" heading={closing.heading} text={closing.text}>
        <DemoLink>{closing.demo}</DemoLink>
        <DownloadLink {...closing.guide} />
      </ClosingCall>
    </>
  )
}
