import { ClosingCall } from '#components/sections/call/ClosingCall.tsx'
import { Split } from '#components/sections/frame/Split.tsx'
import { TitledSection } from '#components/sections/frame/TitledSection.tsx'
import { PathwayScale } from '#components/sections/hub/PathwayScale.tsx'
import { PointSection } from '#components/sections/list/PointSection.tsx'
import { Hero } from '#components/sections/opening/Hero.tsx'
import { CoachDirectory } from '#components/sections/proof/CoachDirectory.tsx'
import { CoachProposal } from '#components/sections/proof/CoachProposal.tsx'
import { FigureSection, FigureStrip } from '#components/sections/proof/FigureStrip.tsx'
import { VoiceQuote } from '#components/sections/proof/VoiceQuote.tsx'
import { StepFlow } from '#components/sections/story/StepFlow.tsx'
import { coaching } from '#content/coaching.ts'

export function Page() {
  const { hero, pathways, method, benefits, network, voice, selection, closing } = coaching
  return (
    <>
      <Hero {...hero} />
      <TitledSection {...pathways}>
        <PathwayScale {...pathways} />
      </TitledSection>
      <TitledSection ground="teal" {...network}>
        <CoachDirectory {...network} />
        <Split split="5/7" mt={{ base: '12', lg: '18' }} alignItems="center">
          <FigureStrip figures={network.figures} columns={1} />
          <CoachProposal {...network.proposal} />
        </Split>
      </TitledSection>
      <TitledSection ground="tint" {...method}>
        <StepFlow {...method} />
      </TitledSection>
      <FigureSection ground="sand" {...benefits} />
      <VoiceQuote {...voice} />
      <PointSection split="4/8" columns={2} folds {...selection} />
      <ClosingCall ground="sand" {...closing} />
    </>
  )
}

Page.head = coaching.head
