import { WorkingPaper } from '#components/paper/WorkingPaper.tsx'
import { NextStep } from '#components/print/NextStep.tsx'
import { Sheet } from '#components/print/Sheet.tsx'
import { SheetOpening } from '#components/print/SheetOpening.tsx'
import { SheetPart } from '#components/print/SheetPart.tsx'
import { SheetPoints } from '#components/print/SheetPoints.tsx'
import { BeforeAfter } from '#components/sections/list/BeforeAfter.tsx'
import { WeekPlan } from '#components/sections/program/WeekPlan.tsx'
import { FigureStrip } from '#components/sections/proof/FigureStrip.tsx'
import { documents } from '#content/documents.ts'
import { paths } from '#content/routes.ts'
import { strategicThinking } from '#content/strategy.ts'
import { contactRows } from './contactRows.tsx'

/** The Strategic Thinking brochure: weeks, four themes, working paper, outcomes. */
export function StrategicThinkingBrochure() {
  const { hero, whoItIsFor, structure, themes, gains, outcomes, closing, paper } = strategicThinking
  return (
    <>
      <Sheet>
        <SheetOpening {...hero} />
        <SheetPoints columns={3} {...whoItIsFor} />
        <SheetPart {...structure}>
          <WeekPlan phases={structure.phases} />
        </SheetPart>
      </Sheet>
      <Sheet>
        <SheetPoints columns={2} {...themes} points={themes.items} />
        <SheetPoints columns={2} {...gains} points={gains.items} />
      </Sheet>
      <Sheet ground="teal">
        <SheetPart heading={documents.paperHeading}>
          <WorkingPaper paper={paper} />
        </SheetPart>
      </Sheet>
      <Sheet>
        <SheetPart {...outcomes}>
          <FigureStrip figures={outcomes.figures} />
        </SheetPart>
        <BeforeAfter {...outcomes} />
        <NextStep {...closing} contacts={contactRows(paths.strategicThinking)} />
      </Sheet>
    </>
  )
}
