import { ClosingCall } from '#components/sections/call/ClosingCall.tsx'
import { TitledSection } from '#components/sections/frame/TitledSection.tsx'
import { BeforeAfter } from '#components/sections/list/BeforeAfter.tsx'
import { PointList } from '#components/sections/list/PointList.tsx'
import { Hero } from '#components/sections/opening/Hero.tsx'
import { PaperBand } from '#components/sections/program/PaperBand.tsx'
import { TeamList } from '#components/sections/proof/TeamList.tsx'
import { StageStory } from '#components/sections/story/StageStory.tsx'
import { about } from '#content/about.ts'

export function Page() {
  const { hero, story, approach, values, team, closing } = about
  return (
    <>
      <Hero facts={about.facts} {...hero} />
      <TitledSection {...story}>
        <StageStory {...story} />
      </TitledSection>
      <TitledSection ground="sand" {...approach}>
        <BeforeAfter {...approach} />
      </TitledSection>
      <TitledSection {...team}>
        <TeamList {...team} />
      </TitledSection>
      <PaperBand ground="tint" {...values}>
        <PointList folds="after the first" points={values.points} />
      </PaperBand>
      <ClosingCall ground="sand" {...closing} />
    </>
  )
}

Page.head = about.head
