import { WorkingPaper } from '#components/paper/WorkingPaper.tsx'
import { Sheet } from '#components/print/Sheet.tsx'
import { SheetOpening } from '#components/print/SheetOpening.tsx'
import { SectionIntro } from '#components/sections/frame/SectionIntro.tsx'
import { BeforeAfter } from '#components/sections/list/BeforeAfter.tsx'
import { PointList } from '#components/sections/list/PointList.tsx'
import { FactLine } from '#components/sections/opening/FactLine.tsx'
import { Days } from '#components/sections/program/Days.tsx'
import { MomentList } from '#components/sections/program/MomentList.tsx'
import { WeekPlan } from '#components/sections/program/WeekPlan.tsx'
import { documents } from '#content/documents.ts'
import type { ProgramPageContent } from '#content/programs/programPages.ts'
import type { ProgramCode } from '#content/schema/program.ts'

const text = documents.programGuide

interface ProgramSheetsProps {
  code: ProgramCode
  title: string
  program: ProgramPageContent
}

/** The three pages of a program: audience and weeks, workshop and outcomes, working paper. */
export function ProgramSheets({ code, title, program }: ProgramSheetsProps) {
  const { hero, facts, audience, structure, workshop, gains, outcomes, paper, moments } = program
  const chapter = `${code}: ${title}`
  const id = (part: string) => `${code}-${part}`
  return (
    <>
      <Sheet id={code}>
        <SheetOpening heading={hero.heading} lead={hero.lead} scene={hero}>
          <FactLine facts={facts} />
        </SheetOpening>
        <div>
          <SectionIntro
            id={id('audience')}
            heading={text.audienceHeading}
            text={audience.text}
            space="small"
          />
          <PointList points={audience.people} columns={3} />
        </div>
        <div>
          <SectionIntro id={id('weeks')} heading={text.weeksHeading} space="small" />
          <WeekPlan rows={structure.plan} phases={structure.phases} />
        </div>
      </Sheet>
      <Sheet chapter={chapter}>
        <div>
          <SectionIntro id={id('workshop')} heading={workshop.heading} space="small" />
          <Days sittings={workshop.sittings} />
        </div>
        <div>
          <SectionIntro id={id('gains')} heading={gains.heading} space="small" />
          <PointList columns={3} points={gains.items} />
        </div>
        <div>
          <SectionIntro id={id('outcomes')} heading={text.outcomesHeading} space="small" />
          <BeforeAfter labels={outcomes.columns} changes={outcomes.items} />
        </div>
      </Sheet>
      <Sheet ground="sand" chapter={chapter}>
        <div>
          <SectionIntro id={id('paper')} heading={moments?.heading ?? documents.paperHeading} />
          <div className="large">
            <WorkingPaper paper={paper} />
          </div>
        </div>
        {moments && <MomentList moments={moments.items} />}
      </Sheet>
    </>
  )
}
