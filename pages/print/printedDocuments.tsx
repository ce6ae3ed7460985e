import { Cover } from '#components/print/Cover.tsx'
import { pageRules } from '#components/print/pageBox.ts'
import { about } from '#content/about.ts'
import { company } from '#content/brand.ts'
import { documents } from '#content/documents.ts'
import type { Image } from '#content/images.ts'
import { impact } from '#content/impact.ts'
import { leap } from '#content/platforms.ts'
import type { PageHead } from '#content/schema/page.ts'
import { solutions } from '#content/solutions.ts'
import { strategicThinking } from '#content/strategy.ts'
import { CompanyBrochure } from './CompanyBrochure.tsx'
import { ImpactReport } from './ImpactReport.tsx'
import { LeapGuide } from './LeapGuide.tsx'
import { ProgramGuide } from './ProgramGuide.tsx'
import { StrategicThinkingBrochure } from './StrategicThinkingBrochure.tsx'

/**
 * A document, as it is printed.
 * @param page the page of the website whose scene the cover shows
 */
const printed = (
  text: { title: string; subtitle: string },
  page: { head: PageHead; hero: { image: Image } },
  Body: () => React.JSX.Element,
) => ({
  title: text.title,
  rules: pageRules({ title: text.title, footer: documents.footer, of: documents.of }, page.head.hero),
  children: (
    <>
      <Cover
        {...text}
        ground={page.head.hero}
        scene={page.hero.image}
        company={company.name}
        edition={documents.edition}
      />
      <main>
        <Body />
      </main>
    </>
  ),
})

/** The documents that are printed as PDFs, by file name. They are composed like pages, but no route leads to them. */
export const printedDocuments = {
  'program-guide.pdf': printed(documents.programGuide, solutions, ProgramGuide),
  'strategic-thinking.pdf': printed(
    documents.strategicThinking,
    strategicThinking,
    StrategicThinkingBrochure,
  ),
  'leap-guide.pdf': printed(documents.leapGuide, leap, LeapGuide),
  'impact-report.pdf': printed(documents.impactReport, impact, ImpactReport),
  'brochure.pdf': printed(documents.brochure, about, CompanyBrochure),
}
