import { NextStep } from '#components/print/NextStep.tsx'
import { Sheet } from '#components/print/Sheet.tsx'
import { SheetOpening } from '#components/print/SheetOpening.tsx'
import { SheetPart } from '#components/print/SheetPart.tsx'
import { SheetPoints } from '#components/print/SheetPoints.tsx'
import { OfferRows } from '#components/sections/hub/OfferRows.tsx'
import { BeforeAfter } from '#components/sections/list/BeforeAfter.tsx'
import { FigureStrip } from '#components/sections/proof/FigureStrip.tsx'
import { StageStory } from '#components/sections/story/StageStory.tsx'
import { about } from '#content/about.ts'
import { documents } from '#content/documents.ts'
import { home } from '#content/home.ts'
import { solutions } from '#content/solutions.ts'
import { contactRows } from './contactRows.tsx'

/** The company brochure: story and figures, work, principles and values, contact. */
export function CompanyBrochure() {
  const { hero, story, approach, values } = about
  const { families, platforms } = solutions
  const text = documents.brochure
  return (
    <>
      <Sheet>
        <SheetOpening {...hero} />
        <SheetPart {...story}>
          <StageStory stages={story.stages} />
        </SheetPart>
        <SheetPart heading={text.figuresHeading} text={text.figuresText}>
          <FigureStrip figures={home.figures} plain />
        </SheetPart>
      </Sheet>
      <Sheet>
        <SheetPart {...families}>
          <OfferRows size="small" {...families} />
        </SheetPart>
        <SheetPoints
          {...platforms}
          columns={3}
          points={platforms.links.map(({ label, text }) => ({ title: label, text }))}
        />
      </Sheet>
      <Sheet ground="sand">
        <SheetPart {...approach}>
          <BeforeAfter {...approach} />
        </SheetPart>
        <SheetPoints columns={2} {...values} />
        <NextStep {...text.next} contacts={contactRows()} />
      </Sheet>
    </>
  )
}
