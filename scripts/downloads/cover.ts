import { documents } from '#content/documents.ts'
import { type SceneKey, sceneGrounds } from '#content/images.ts'
import { company } from '#content/site.ts'
import { logo, logoSize } from '../art/logo.ts'
import type { Ground } from '../art/palette.ts'
import { sceneArt } from '../art/sceneArt.ts'
import type { Paragraph } from './drawParagraph.ts'
import { drawSvg } from './drawSvg.ts'
import { type GroundName, grounds } from './grounds.ts'
import type { PdfBuilder } from './PdfBuilder.ts'
import { paper } from './paper.ts'

/** A part of the page with its own background, and a scene in its lower right corner. */
export interface CoverField {
  x: number
  y: number
  width: number
  height: number
  scene: SceneKey
  ground?: GroundName
  /** Width of the scene in points; a scene wider than the field is cut off at the left. */
  sceneWidth: number
  /** How far the scene extends beyond the right edge of the field, in points. */
  bleed?: number
  /** Text in the upper left corner of the field. */
  mark?: string
}

/** The cover layout of a kind of document. */
export interface CoverLayout {
  /** Background of the page, behind the fields. */
  ground: GroundName
  fields: readonly CoverField[]
  logo: { x: number; y: number; ground: GroundName }
  words: { y: number; width: number; title: 'title' | 'longTitle' }
}

const LOGO_SCALE = 0.8

/** Adds the cover: logo, title, subtitle and date, with the scenes of the document's pages on the site. */
export async function cover(
  pdf: PdfBuilder,
  { title, subtitle }: { title: string; subtitle: string },
  layout: CoverLayout,
): Promise<void> {
  const { doc } = pdf
  const { words, quiet } = grounds[layout.ground]
  pdf.newPage()
  pdf.paint(layout.ground)
  pdf.artifact(() => {
    for (const field of layout.fields) drawField(pdf, field)
  })
  const sign = await logo(grounds[layout.logo.ground].logo)
  const { width } = await logoSize()
  const drawLogo = () => drawSvg(doc, sign, { ...layout.logo, width: width * LOGO_SCALE })
  pdf.add(pdf.element('Figure', drawLogo, { alt: company.name }))
  const paragraphs: Paragraph[] = [
    { style: layout.words.title, text: title, color: words },
    { style: 'coverLead', text: subtitle, before: 16, color: words },
    { style: 'coverNote', text: documents.edition, before: 16, color: quiet },
  ]
  pdf.y = layout.words.y
  pdf.write(paragraphs.slice(0, 1), paper.width - paper.left - paper.right)
  pdf.y += paragraphs[1]?.before ?? 0
  pdf.write(paragraphs.slice(1), layout.words.width)
  pdf.newPage()
}

/** Draws a field with its scene, clipped at the edges. */
export function drawField({ doc }: PdfBuilder, field: CoverField): void {
  const { x, y, width, height, scene, sceneWidth, bleed = 0, mark } = field
  const tone = field.ground ?? sceneGrounds[scene]
  doc.save().rect(x, y, width, height).clip()
  doc.rect(x, y, width, height).fill(grounds[tone].ground)
  const left = x + width - sceneWidth + bleed
  drawSvg(doc, sceneArt(scene, drawnGrounds[tone]), {
    x: left,
    y: y + height - sceneWidth * 0.75,
    width: sceneWidth,
  })
  if (mark) {
    doc.font('serif').fontSize(26).fillColor(grounds[tone].words)
    doc.text(mark, x + 22, y + 16, { lineBreak: false })
  }
  doc.restore()
}

/** The name of each background in `scripts/art`. */
const drawnGrounds: Record<GroundName, Ground> = {
  teal: 'teal',
  coral: 'coral',
  sand: 'sand',
  paper: 'sand',
  tint: 'mint',
  blush: 'blush',
}
