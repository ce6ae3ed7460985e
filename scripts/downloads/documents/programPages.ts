import { documents } from '#content/documents.ts'
import type { ProgramCode, ProgramPageContent } from '#content/schema/program.ts'
import { heading, section, setColumns } from '../blocks.ts'
import { weekBars } from '../charts.ts'
import { drawField } from '../cover.ts'
import type { Paragraph } from '../drawParagraph.ts'
import { grounds } from '../grounds.ts'
import type { PdfBuilder } from '../PdfBuilder.ts'
import { paper } from '../paper.ts'
import { bulletColumns, factColumns, toRows } from '../pdfParts.ts'
import { paperPage } from './paperPage.ts'

const text = documents.programGuide

/** Width of the texts in the hero and of the scene next to them, in points. */
const WORDS = 250
const SCENE = 274
const OPENING = 46

/** Adds the three pages of a program: audience and weeks, workshop and outcomes, working paper. */
export function programPages(
  pdf: PdfBuilder,
  { code, title }: { code: ProgramCode; title: string },
  program: ProgramPageContent,
): void {
  const { bands, facts, audience, structure, workshop, gains, outcomes } = program
  pdf.chapter = `${code}: ${title}`
  pdf.newPage()
  opening(pdf, code, program)
  factColumns(pdf, facts)
  section(pdf, text.audienceHeading, toRows(audience.people), { intro: audience.text, level: 'part' })
  weekBars(pdf, text.weeksHeading, structure.phases, 'part')
  pdf.newPage()
  heading(pdf, workshop.heading, 120, { level: 'part' })
  setColumns(
    pdf,
    workshop.sittings.map(({ label, title, items }): Paragraph[] => [
      { style: 'warm', text: label },
      { style: 'name', text: title },
      ...items.flatMap((item): Paragraph[] => [
        { style: 'strong', text: item.label, before: 6 },
        { style: 'text', text: item.text },
      ]),
    ]),
    workshop.sittings.length,
  )
  heading(pdf, gains.label ?? text.gainsHeading, 80, { level: 'part' })
  bulletColumns(
    pdf,
    gains.items.map((gain) => gain.text),
  )
  section(
    pdf,
    text.outcomesHeading,
    toRows(outcomes.items.map(({ area, after }) => ({ title: area, text: after }))),
    { level: 'part' },
  )
  const isPaper = (part: string) => part === 'paper'
  paperPage(pdf, {
    ...program,
    ground: bands.find(({ parts }) => parts.some(isPaper))?.ground ?? 'sand',
  })
}

/** Draws the hero at the top of the page: title and lead next to the scene. */
function opening(pdf: PdfBuilder, code: ProgramCode, { hero }: ProgramPageContent): void {
  const { words } = grounds[hero.ground]
  const paragraphs: Paragraph[] = [
    { style: 'heading', text: hero.heading, color: words },
    { style: 'openingLead', text: hero.lead, color: words, before: 8 },
  ]
  const height = Math.max(OPENING + pdf.heightOf(paragraphs, WORDS) + 20, SCENE * 0.75 + 16)
  pdf.paint(hero.ground, height)
  const scene = code.toLowerCase() as Lowercase<ProgramCode>
  const field = { x: paper.width - SCENE, y: 0, width: SCENE, height, scene, sceneWidth: SCENE }
  pdf.artifact(() => drawField(pdf, field))
  pdf.bookmark(hero.heading)
  pdf.y = OPENING
  pdf.write(paragraphs, WORDS)
  pdf.y = height + 16
}
