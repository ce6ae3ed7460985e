import { ClosingCall } from '#components/sections/call/ClosingCall.tsx'
import { TitledSection } from '#components/sections/frame/TitledSection.tsx'
import { LevelSteps } from '#components/sections/hub/LevelSteps.tsx'
import { LinkIndex } from '#components/sections/hub/LinkIndex.tsx'
import { FaqList } from '#components/sections/list/FaqList.tsx'
import { PointList } from '#components/sections/list/PointList.tsx'
import { Hero } from '#components/sections/opening/Hero.tsx'
import { PaperBand } from '#components/sections/program/PaperBand.tsx'
import { FigureStrip } from '#components/sections/proof/FigureStrip.tsx'
import { NameList } from '#components/sections/proof/NameList.tsx'
import { VoiceQuote } from '#components/sections/proof/VoiceQuote.tsx'
import { Section } from '#components/ui/Section.tsx'
import { MoreLink } from '#components/ui/TextLink.tsx'
import { home } from '#content/home.ts'

export function Page() {
  const { hero, sources, programs, voices, clients, why, solutions, questions, closing } = home
  return (
    <>
      <Hero size="large" {...hero} />
      <Section unnamed ground="sand" space="snug">
        <FigureStrip figures={home.figures} plain />
        <MoreLink {...sources} mt="4" />
        <NameList heading={clients.text} names={clients.names} />
        <MoreLink {...clients.link} />
      </Section>
      <LevelSteps {...programs} />
      <VoiceQuote {...voices} />
      <PaperBand {...why}>
        <PointList folds points={why.reasons} />
        <MoreLink {...why.link} mt="4" />
      </PaperBand>
      <TitledSection {...solutions}>
        <LinkIndex groups={solutions.groups} />
      </TitledSection>
      <TitledSection split="5/7" ground="sand" {...questions}>
        <FaqList questions={questions.entries} />
      </TitledSection>
      {/* Both buttons lead to what happens next. */}
      <ClosingCall ground="tint" {...closing} next={false} />
    </>
  )
}

Page.head = home.head
