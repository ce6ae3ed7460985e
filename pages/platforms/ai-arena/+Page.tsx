import { ArenaSample } from '#components/arena/ArenaSample.tsx'
import { MarkedTranscript } from '#components/platforms/MarkedTranscript.tsx'
import { ClosingCall } from '#components/sections/call/ClosingCall.tsx'
import { SectionIntro } from '#components/sections/frame/SectionIntro.tsx'
import { Split } from '#components/sections/frame/Split.tsx'
import { TitledSection } from '#components/sections/frame/TitledSection.tsx'
import { PointList } from '#components/sections/list/PointList.tsx'
import { PointSection } from '#components/sections/list/PointSection.tsx'
import { SymptomIndex } from '#components/sections/list/SymptomIndex.tsx'
import { Hero } from '#components/sections/opening/Hero.tsx'
import { StepFlow } from '#components/sections/story/StepFlow.tsx'
import { Section } from '#components/ui/Section.tsx'
import { aiArena } from '#content/platforms.ts'

const loadScript = async () => (await import('#content/arenaScript.ts')).arenaScript

/** Pre-rendered for readers without JavaScript. In the browser it loads when the sample starts. */
const script = import.meta.env.SSR ? await loadScript() : undefined

export function Page() {
  const { hub, hero, offers, howItWorks, sample, useCases, advanced, closing } = aiArena
  return (
    <>
      <Hero {...hero} hub={hub} />
      <Section labelledBy={offers.id}>
        <Split split="5/7">
          <div>
            <SectionIntro {...offers} />
            <PointList points={offers.points} />
          </div>
          <MarkedTranscript {...offers.transcript} caption={offers.illustration} />
        </Split>
      </Section>
      <TitledSection ground="tint" {...howItWorks}>
        <StepFlow {...howItWorks} />
      </TitledSection>
      <TitledSection ground="teal" {...sample}>
        <ArenaSample {...sample.stage} loadScript={loadScript} script={script} />
      </TitledSection>
      <TitledSection {...useCases}>
        <SymptomIndex items={useCases.items} />
      </TitledSection>
      <PointSection ground="tint" columns={2} folds {...advanced} />
      <ClosingCall ground="sand" {...closing} />
    </>
  )
}

Page.head = aiArena.head
