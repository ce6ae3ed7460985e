import { NextStep } from '#components/print/NextStep.tsx'
import { PictureRows } from '#components/print/PictureRows.tsx'
import { Sheet } from '#components/print/Sheet.tsx'
import { SheetOpening } from '#components/print/SheetOpening.tsx'
import { SheetPart } from '#components/print/SheetPart.tsx'
import { PointList } from '#components/sections/list/PointList.tsx'
import { FigureStrip } from '#components/sections/proof/FigureStrip.tsx'
import { about } from '#content/about.ts'
import { company } from '#content/company.ts'
import { documents } from '#content/documents.ts'
import { home } from '#content/home.ts'
import { solutions } from '#content/solutions.ts'
import { contactRows } from './contactRows.ts'

/** The company brochure: story and principles, work, figures and values, contact. */
export function CompanyBrochure() {
  const { hero, story, approach, values } = about
  const { hours } = company
  const text = documents.brochure
  const address = company.address.join(', ')
  return (
    <>
      <Sheet>
        <SheetOpening {...hero} />
        <SheetPart id={story.id} heading={text.aboutHeading}>
          <PictureRows
            items={story.stages.map(({ name, when, paragraphs, image }) => ({
              title: name,
              quiet: when,
              text: paragraphs[0] ?? '',
              image,
            }))}
          />
        </SheetPart>
        <SheetPart id={approach.id} heading={text.principlesHeading}>
          <PointList
            columns={2}
            points={approach.principles.map(({ area, after }) => ({ title: area, text: after }))}
          />
        </SheetPart>
      </Sheet>
      <Sheet>
        <SheetPart id="solutions" heading={text.solutionsHeading}>
          <PictureRows
            items={solutions.families.items.map(({ title, description, duration, image }) => ({
              title,
              text: description,
              notes: [duration],
              image,
            }))}
          />
        </SheetPart>
        <SheetPart id="platforms" heading={solutions.platforms.heading}>
          <PointList
            columns={3}
            points={solutions.platforms.links.map(({ label, text }) => ({ title: label, text }))}
          />
        </SheetPart>
      </Sheet>
      <Sheet ground="sand">
        <SheetPart id="figures" heading={text.figuresHeading} text={text.figuresText}>
          <FigureStrip figures={home.figures} lead plain />
        </SheetPart>
        <SheetPart {...values}>
          <PointList columns={2} points={values.values} />
        </SheetPart>
        <NextStep
          heading={text.contactHeading}
          text={text.contactText}
          contacts={[
            ...contactRows(),
            { label: documents.contact.address, value: address },
            { label: documents.contact.hours, value: hours },
          ]}
        />
      </Sheet>
    </>
  )
}
