import { documents } from '#content/documents.ts'
import type { Moment } from '#content/schema/program.ts'
import type { WorkingPaper } from '#content/schema/workingPaper.ts'
import { heightOfColumns, setColumns } from '../blocks.ts'
import type { Piece } from '../drawPiece.ts'
import { type GroundName, grounds } from '../grounds.ts'
import type { PdfBook } from '../PdfBook.ts'
import { inner, paper as page } from '../paper.ts'
import { heightOfPaper, workingPaper } from '../workingPaper.ts'

/** The title above a paper with the space below it, and the space below the paper. */
const TITLE = 36
const BETWEEN = 12

interface PaperPage {
  paper: WorkingPaper
  ground: GroundName
  /** What happens with the paper in which week; left out where the paper takes the whole page. */
  moments?: { heading: string; items: readonly Moment[] }
}

/** A page in one color, on which a working paper lies. */
export function paperPage(book: PdfBook, { paper, ground, moments }: PaperPage): void {
  const { ground: color, words, quiet } = grounds[ground]
  const weeks = (moments?.items ?? []).map(({ when, who, text }): Piece[] => [
    { style: 'strong', text: `${when}: ${who}`, color: words },
    { style: 'text', text, color: words },
  ])
  const columns = weeks.length % 2 === 0 ? 2 : 3
  book.newPage()
  book.paint(ground)
  const height = TITLE + heightOfPaper(book, paper) + BETWEEN + heightOfColumns(book, weeks, columns)
  const together = moments && book.y + height <= page.height - page.bottom ? moments : undefined
  const title = together?.heading ?? documents.paperHeading
  book.set([{ style: 'part', text: title, color: words }], inner)
  book.y = page.top + TITLE
  workingPaper(book, paper, color, quiet)
  book.y += BETWEEN
  if (together) setColumns(book, weeks, columns)
}
