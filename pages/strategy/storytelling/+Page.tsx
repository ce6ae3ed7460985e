import { ClosingCall } from '#components/sections/call/ClosingCall.tsx'
import { TitledSection } from '#components/sections/frame/TitledSection.tsx'
import { PointList } from '#components/sections/list/PointList.tsx'
import { PointSection } from '#components/sections/list/PointSection.tsx'
import { Hero } from '#components/sections/opening/Hero.tsx'
import { PaperBand } from '#components/sections/program/PaperBand.tsx'
import { WeekPlan } from '#components/sections/program/WeekPlan.tsx'
import { FigureStrip } from '#components/sections/proof/FigureStrip.tsx'
import { StorySequence } from '#components/sections/story/StorySequence.tsx'
import { storytelling } from '#content/strategy.ts'

export function Page() {
  const { hub, hero, whoItIsFor, structure, framework, themes, outcomes, paper, closing } = storytelling
  return (
    <>
      <Hero {...hero} hub={hub} />
      <PointSection folds columns={2} {...whoItIsFor} />
      <TitledSection ground="tint" {...structure}>
        <WeekPlan {...structure} />
      </TitledSection>
      <TitledSection ground="teal" {...framework}>
        <StorySequence {...framework} />
      </TitledSection>
      <PointSection columns={2} folds="after the first" points={themes.items} {...themes} />
      <PaperBand paper={paper} {...outcomes} below={<PointList columns={3} points={outcomes.points} />}>
        <FigureStrip figures={outcomes.figures} columns={1} />
      </PaperBand>
      <ClosingCall {...closing} />
    </>
  )
}

Page.head = storytelling.head
