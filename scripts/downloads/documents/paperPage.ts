import { documents } from '#content/documents.ts'
import type { Moment } from '#content/schema/program.ts'
import type { WorkingPaper } from '#content/schema/workingPaper.ts'
import { heightOfColumns, setColumns } from '../blocks.ts'
import type { Paragraph } from '../drawParagraph.ts'
import { type GroundName, grounds } from '../grounds.ts'
import type { PdfBuilder } from '../PdfBuilder.ts'
import { inner, paper as page } from '../paper.ts'
import { heightOfPaper, workingPaper } from '../workingPaper.ts'

/** Height of the title above a paper with the space below it, and space below the paper, in points. */
const TITLE = 36
const BETWEEN = 12

interface PaperPage {
  paper: WorkingPaper
  ground: GroundName
  /** How the paper is used, week by week; omitted when the paper takes the whole page. */
  moments?: { heading: string; items: readonly Moment[] }
}

/** Adds a page with a colored background and a working paper. */
export function paperPage(pdf: PdfBuilder, { paper, ground, moments }: PaperPage): void {
  const { ground: color, words, quiet } = grounds[ground]
  const weeks = (moments?.items ?? []).map(({ when, who, text }): Paragraph[] => [
    { style: 'strong', text: `${when}: ${who}`, color: words },
    { style: 'text', text, color: words },
  ])
  const columns = weeks.length % 2 === 0 ? 2 : 3
  pdf.newPage()
  pdf.paint(ground)
  const height = TITLE + heightOfPaper(pdf, paper) + BETWEEN + heightOfColumns(pdf, weeks, columns)
  const together = moments && pdf.y + height <= page.height - page.bottom ? moments : undefined
  const title = together?.heading ?? documents.paperHeading
  pdf.write([{ style: 'part', text: title, color: words }], inner)
  pdf.y = page.top + TITLE
  workingPaper(pdf, paper, color, quiet)
  pdf.y += BETWEEN
  if (together) setColumns(pdf, weeks, columns)
}
