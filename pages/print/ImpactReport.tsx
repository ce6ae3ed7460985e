import { NextStep } from '#components/print/NextStep.tsx'
import { Sheet } from '#components/print/Sheet.tsx'
import { SheetOpening } from '#components/print/SheetOpening.tsx'
import { SheetPart } from '#components/print/SheetPart.tsx'
import { SheetPoints } from '#components/print/SheetPoints.tsx'
import { FigureStrip } from '#components/sections/proof/FigureStrip.tsx'
import { SourceTable } from '#components/sections/proof/SourceTable.tsx'
import { documents } from '#content/documents.ts'
import { figureGroups, toSourceGroups } from '#content/figures.ts'
import { impact } from '#content/impact.ts'
import { paths } from '#content/routes.ts'
import { contactRows } from './contactRows.tsx'

/** The Impact Report: metrics, measurement framework, and the source of each figure with what it doesn't show. */
export function ImpactReport() {
  const { hero, metrics, roi, framework, sources, limits, closing } = impact
  const text = documents.impactReport
  return (
    <>
      <Sheet>
        <SheetOpening {...hero} />
        <SheetPart {...metrics} text={text.readingsText}>
          <FigureStrip columns={2} figures={metrics.figures} />
        </SheetPart>
      </Sheet>
      <Sheet ground="teal">
        <SheetPart {...roi}>
          <FigureStrip large figures={roi.figures} />
        </SheetPart>
        <SheetPart {...roi.business}>
          <FigureStrip columns={2} figures={roi.business.figures} />
        </SheetPart>
      </Sheet>
      <Sheet ground="tint">
        <SheetPoints numbered {...framework} />
      </Sheet>
      <Sheet flows>
        <SheetPart {...sources} text={text.sourcesText}>
          <SourceTable
            columns={sources.columns}
            groups={toSourceGroups(figureGroups, sources.data)}
            limitsLabel={limits.heading}
          />
        </SheetPart>
        <SheetPart {...limits} />
        <NextStep {...closing} contacts={contactRows(paths.impact)} />
      </Sheet>
    </>
  )
}
