import { Contents } from '#components/print/Contents.tsx'
import { NextStep } from '#components/print/NextStep.tsx'
import { Sheet } from '#components/print/Sheet.tsx'
import { SheetPart } from '#components/print/SheetPart.tsx'
import { ComparisonTable } from '#components/sections/hub/ComparisonTable.tsx'
import { OfferRows } from '#components/sections/hub/OfferRows.tsx'
import { StepFlow } from '#components/sections/story/StepFlow.tsx'
import { documents } from '#content/documents.ts'
import { a1, a2, a3x, leadershipPrograms, t1, t2, t3x, transformationPrograms } from '#content/programs.ts'
import { paths } from '#content/routes.ts'
import { solutions } from '#content/solutions.ts'
import { contactRows } from './contactRows.tsx'
import { ProgramSheets } from './ProgramSheets.tsx'

const summaries = [...leadershipPrograms, ...transformationPrograms]
const contents = { A1: a1, A2: a2, A3X: a3x, T1: t1, T2: t2, T3X: t3x }

/** The program guide: the solution families, and each of the six programs on its own pages. */
export function ProgramGuide() {
  const { families, method } = solutions
  const text = documents.programGuide
  return (
    <>
      <Sheet flows>
        <SheetPart {...families}>
          <OfferRows size="small" {...families} />
        </SheetPart>
      </Sheet>
      <Sheet ground="tint">
        <SheetPart {...method}>
          <StepFlow {...method} />
        </SheetPart>
        <SheetPart heading={text.contentsHeading}>
          <Contents page={text.page} programs={summaries} />
        </SheetPart>
      </Sheet>
      {summaries.map((summary) => (
        <ProgramSheets key={summary.code} {...summary} program={contents[summary.code]} />
      ))}
      <Sheet>
        <SheetPart heading={text.comparisonHeading}>
          <ComparisonTable
            heading={text.comparisonHeading}
            heads={text.comparisonColumns}
            rows={summaries.map(({ code, title, focus, structure, afterward }) => ({
              label: `${code} ${title}`,
              cells: [focus, structure, afterward],
            }))}
          />
        </SheetPart>
        <NextStep {...text.next} contacts={contactRows(paths.solutions)} />
      </Sheet>
    </>
  )
}
