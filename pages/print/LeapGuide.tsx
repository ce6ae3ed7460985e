import { CohortFeatures } from '#components/platforms/CohortFeatures.tsx'
import { CohortScreen } from '#components/platforms/CohortScreen.tsx'
import { PassList } from '#components/platforms/PassList.tsx'
import { NextStep } from '#components/print/NextStep.tsx'
import { Sheet } from '#components/print/Sheet.tsx'
import { SheetOpening } from '#components/print/SheetOpening.tsx'
import { SheetPart } from '#components/print/SheetPart.tsx'
import { SheetPoints } from '#components/print/SheetPoints.tsx'
import { SymptomIndex } from '#components/sections/list/SymptomIndex.tsx'
import { documents } from '#content/documents.ts'
import { leap, platforms } from '#content/platforms.ts'
import { paths } from '#content/routes.ts'
import { contactRows } from './contactRows.tsx'

/** The LEAP guide: roles, cohort page, sharing, use cases, security, systems and data. */
export function LeapGuide() {
  const { hero, features, benefits, useCases, security } = leap
  const { passes, systems } = platforms.integration
  const text = documents.leapGuide
  return (
    <>
      <Sheet>
        <SheetOpening {...hero} />
        <SheetPart {...benefits}>
          <SymptomIndex items={benefits.items} />
        </SheetPart>
        <SheetPart {...passes}>
          <PassList {...passes} />
        </SheetPart>
      </Sheet>
      <Sheet>
        <SheetPart {...features}>
          <CohortFeatures {...features} />
        </SheetPart>
      </Sheet>
      <Sheet ground="sand">
        <SheetPoints {...useCases} />
        <CohortScreen {...useCases.sites} />
      </Sheet>
      <Sheet>
        <SheetPoints {...security} />
        <SheetPoints
          heading={text.systemsHeading}
          text={text.systemsText}
          columns={2}
          points={systems.points}
        />
        <NextStep {...text.next} contacts={contactRows(paths.leap)} />
      </Sheet>
    </>
  )
}
