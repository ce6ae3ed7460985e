import { Cover, type CoverLayout } from '#components/print/Cover.tsx'
import { pageRules } from '#components/print/pageBox.ts'
import { company } from '#content/company.ts'
import { documents } from '#content/documents.ts'
import { CompanyBrochure, companyCover } from './CompanyBrochure.tsx'
import { ImpactReport, impactCover } from './ImpactReport.tsx'
import { LeapGuide, leapCover } from './LeapGuide.tsx'
import { ProgramGuide, programsCover } from './ProgramGuide.tsx'
import { StrategicThinkingBrochure, strategicThinkingCover } from './StrategicThinkingBrochure.tsx'

const printed = (
  text: { title: string; subtitle: string },
  layout: CoverLayout,
  Body: () => React.JSX.Element,
) => ({
  title: text.title,
  rules: pageRules({ title: text.title, footer: documents.footer, of: documents.of }, layout.ground),
  children: (
    <>
      <Cover {...text} layout={layout} company={company.name} edition={documents.edition} />
      <main>
        <Body />
      </main>
    </>
  ),
})

/** The documents that are printed as PDFs, by file name. They are composed like pages, but no route leads to them. */
export const printedDocuments = {
  'program-guide.pdf': printed(documents.programGuide, programsCover, ProgramGuide),
  'strategic-thinking.pdf': printed(
    documents.strategicThinking,
    strategicThinkingCover,
    StrategicThinkingBrochure,
  ),
  'leap-guide.pdf': printed(documents.leapGuide, leapCover, LeapGuide),
  'impact-report.pdf': printed(documents.impactReport, impactCover, ImpactReport),
  'brochure.pdf': printed(documents.brochure, companyCover, CompanyBrochure),
}
