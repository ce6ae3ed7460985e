import { CohortFeatures } from '#components/platforms/CohortFeatures.tsx'
import { CohortStrip } from '#components/platforms/CohortStrip.tsx'
import { PassList } from '#components/platforms/PassList.tsx'
import { Screen } from '#components/platforms/Screen.tsx'
import type { CoverLayout } from '#components/print/Cover.tsx'
import { NextStep } from '#components/print/NextStep.tsx'
import { Sheet } from '#components/print/Sheet.tsx'
import { SheetOpening } from '#components/print/SheetOpening.tsx'
import { SectionIntro } from '#components/sections/frame/SectionIntro.tsx'
import { PointList } from '#components/sections/list/PointList.tsx'
import { SymptomIndex } from '#components/sections/list/SymptomIndex.tsx'
import { FactLine } from '#components/sections/opening/FactLine.tsx'
import { documents } from '#content/documents.ts'
import { leap } from '#content/leap.ts'
import { platforms } from '#content/platforms.ts'
import { paths } from '#content/routes.ts'
import { contactRows } from './contactRows.ts'

/** The words above, the columns below from edge to edge. */
export const leapCover: CoverLayout = {
  ground: 'tint',
  logo: 'color',
  top: 13,
  fields: [{ inset: '40% 0 0', ground: 'teal', scene: leap.hero.image, size: 112, bleed: 2 }],
}

/** The LEAP guide: roles, cohort page, sharing, use cases, security, systems and data. */
export function LeapGuide() {
  const { hero, features, benefits, useCases, security } = leap
  const { passes, systems } = platforms.integration
  const text = documents.leapGuide
  return (
    <>
      <Sheet>
        <SheetOpening {...hero}>
          <FactLine facts={hero.facts} />
        </SheetOpening>
        <div>
          <SectionIntro id={benefits.id} heading={text.rolesHeading} space="small" />
          <SymptomIndex items={benefits.roles} />
        </div>
        <div>
          <SectionIntro id="sharing" heading={passes.heading} space="small" />
          <PassList {...passes} />
        </div>
      </Sheet>
      <Sheet>
        <SectionIntro {...features} />
        <CohortFeatures features={features.items} cohort={features.cohort} caption={features.illustration} />
      </Sheet>
      <Sheet ground="sand">
        <div>
          <SectionIntro {...useCases} space="small" />
          <PointList points={useCases.items} />
        </div>
        <Screen
          ground="teal"
          title={useCases.sites.title}
          fact={useCases.sites.weekLabel}
          caption={features.illustration}
        >
          <CohortStrip {...useCases.sites} legend={features.cohort.participation.legend} />
        </Screen>
      </Sheet>
      <Sheet>
        <div>
          <SectionIntro id={security.id} heading={security.heading} space="small" />
          <PointList points={security.badges} />
        </div>
        <div>
          <SectionIntro id="systems" heading={text.systemsHeading} text={text.systemsText} space="small" />
          <PointList columns={2} points={systems.items} />
        </div>
        <NextStep {...text.next} contacts={contactRows(paths.leap)} />
      </Sheet>
    </>
  )
}
