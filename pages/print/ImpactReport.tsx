import { NextStep } from '#components/print/NextStep.tsx'
import { Sheet } from '#components/print/Sheet.tsx'
import { SheetOpening } from '#components/print/SheetOpening.tsx'
import { SheetPart } from '#components/print/SheetPart.tsx'
import { SectionIntro } from '#components/sections/frame/SectionIntro.tsx'
import { PointList } from '#components/sections/list/PointList.tsx'
import { FigureStrip } from '#components/sections/proof/FigureStrip.tsx'
import { SourceTable } from '#components/sections/proof/SourceTable.tsx'
import { documents } from '#content/documents.ts'
import { figureGroups, toLimits, toSourceGroups } from '#content/figures.ts'
import { impact } from '#content/impact.ts'
import { paths } from '#content/routes.ts'
import { contactRows } from './contactRows.ts'

/** The Impact Report: metrics, measurement framework, what the figures don't show, and the source of each. */
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
        <SheetPart id="business" heading={roi.business.heading}>
          <FigureStrip columns={2} figures={roi.business.figures} />
        </SheetPart>
      </Sheet>
      <Sheet ground="tint">
        <SectionIntro {...framework} />
        <div className="large">
          <PointList numbered points={framework.categories} />
        </div>
      </Sheet>
      <Sheet>
        <SectionIntro {...limits} />
        <div className="large">
          <PointList points={toLimits(figureGroups)} />
        </div>
      </Sheet>
      <Sheet flows>
        <SectionIntro {...sources} text={text.sourcesText} />
        <SourceTable columns={sources.columns} groups={toSourceGroups(figureGroups, sources.data)} />
        <NextStep heading={closing.heading} text={closing.text} contacts={contactRows(paths.impact)} />
      </Sheet>
    </>
  )
}
