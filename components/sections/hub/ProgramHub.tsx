import type { ReactNode } from 'react'
import type { ProgramHubContent } from '#content/programs/programPages.ts'
import { ClosingCall } from '../call/ClosingCall.tsx'
import { SplitSection } from '../frame/SplitSection.tsx'
import { TitledSection } from '../frame/TitledSection.tsx'
import { PointList } from '../list/PointList.tsx'
import { Hero } from '../opening/Hero.tsx'
import { FigureStrip } from '../proof/FigureStrip.tsx'

interface ProgramHubProps {
  content: ProgramHubContent
  /** The programs, between hero and approach. */
  children: ReactNode
}

/** The layout shared by the hubs of both program families. */
export function ProgramHub({ content, children }: ProgramHubProps) {
  const { hero, approach, results, closing } = content
  return (
    <>
      <Hero {...hero} />
      {children}
      <SplitSection {...approach} split="5/7">
        <PointList points={approach.points} numbered folds />
      </SplitSection>
      <TitledSection ground="sand" {...results}>
        <FigureStrip figures={results.bars} />
      </TitledSection>
      <ClosingCall {...closing} />
    </>
  )
}
