import { WorkingPaper } from '#components/paper/WorkingPaper.tsx'
import { Sheet } from '#components/print/Sheet.tsx'
import { SheetOpening } from '#components/print/SheetOpening.tsx'
import { SheetPart } from '#components/print/SheetPart.tsx'
import { SheetPoints } from '#components/print/SheetPoints.tsx'
import { BeforeAfter } from '#components/sections/list/BeforeAfter.tsx'
import { Days } from '#components/sections/program/Days.tsx'
import { MomentList } from '#components/sections/program/MomentList.tsx'
import { WeekPlan } from '#components/sections/program/WeekPlan.tsx'
import type { ProgramPageContent } from '#content/programs.ts'
import type { ProgramCode } from '#content/schema/program.ts'

interface ProgramSheetsProps {
  code: ProgramCode
  title: string
  program: ProgramPageContent
}

/** The three pages of a program: audience and weeks, workshop and outcomes, working paper. */
export function ProgramSheets({ code, title, program }: ProgramSheetsProps) {
  const { head, hero, facts, audience, structure, workshop, gains, outcomes, paper, moments } = program
  const chapter = `${code}: ${title}`
  return (
    <>
      <Sheet id={code}>
        <SheetOpening {...hero} scene={{ image: hero.image, ground: head.hero }} facts={facts} />
        <SheetPoints columns={3} {...audience} points={audience.people} />
        <SheetPart {...structure}>
          <WeekPlan {...structure} />
        </SheetPart>
      </Sheet>
      <Sheet chapter={chapter}>
        <SheetPart {...workshop}>
          <Days sittings={workshop.sittings} />
        </SheetPart>
        <SheetPoints columns={3} {...gains} points={gains.items} />
        <SheetPart {...outcomes}>
          <BeforeAfter {...outcomes} />
        </SheetPart>
      </Sheet>
      <Sheet ground="sand" chapter={chapter}>
        <SheetPart heading={moments.heading}>
          <WorkingPaper paper={paper} />
        </SheetPart>
        <MomentList moments={moments.items} />
      </Sheet>
    </>
  )
}
