import { brand } from '#content/brand.ts'

/** The page is laid out larger than A4 and printed at this scale, which makes 16 px 8.6 pt and keeps the desktop layout. */
export const PRINT_SCALE = 0.72

/** Size of an A4 page and of the space between its margins, in pixels of the layout. */
export const PAGE = { width: 1102, height: 1559 } as const
export const CONTENT = { width: 924, height: 1390 } as const

/** Background of a page, and the colors of its header and footer. */
const { teal, coral, sand, ink } = brand.palette
const pageGrounds = {
  paper: { ground: 'none', words: sand[600] },
  sand: { ground: sand[1], words: ink },
  tint: { ground: teal[100], words: ink },
  teal: { ground: teal[900], words: teal[200] },
  coral: { ground: coral[500], words: ink },
} as const

export type PageGround = keyof typeof pageGrounds

/** Texts in the margins of every page but the cover. */
export interface PageEdges {
  /** Title of the document, above. */
  title: string
  /** The company, below. */
  footer: string
  /** Between the page number and the page count. */
  of: string
}

/**
 * The `@page` rules of a document: size, margins, header and footer, and the background of each kind of page.
 * @param cover the background of the cover
 */
export function pageRules({ title, footer, of }: PageEdges, cover: PageGround): string {
  const boxes = ['top-left', 'bottom-left', 'bottom-right']
  const rules = Object.entries(pageGrounds).map(([name, { ground, words }]) => {
    const colors = boxes.map((box) => `@${box}{color:${words}}`).join('')
    return `@page ${name}{background:${ground};${colors}}`
  })
  const text = (content: string) => `{content:${content};font:500 7.5pt 'Figtree Variable'}`
  return `@page{size:A4;margin:15mm 17mm 17mm;
@top-left${text(JSON.stringify(title))}
@bottom-left${text(JSON.stringify(footer))}
@bottom-right${text(`counter(page) " ${of} " counter(pages)`)}}
@page cover{margin:0;background:${pageGrounds[cover].ground};${boxes.map((box) => `@${box}{content:none}`).join('')}}
${rules.join('\n')}`
}
