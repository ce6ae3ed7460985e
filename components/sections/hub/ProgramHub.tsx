import type { ReactNode } from 'react'
import type { ProgramHubContent } from '#content/programs.ts'
import { ClosingCall } from '../call/ClosingCall.tsx'
import { PointSection } from '../list/PointSection.tsx'
import { Hero } from '../opening/Hero.tsx'
import { FigureSection } from '../proof/FigureStrip.tsx'

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
      <PointSection split="5/7" numbered folds {...approach} />
      <FigureSection ground="sand" {...results} figures={results.bars} />
      <ClosingCall {...closing} />
    </>
  )
}
