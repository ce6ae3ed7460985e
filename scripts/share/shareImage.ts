import type { ImageGroup } from '#content/images.ts'
import { faces } from '../art/faces.ts'
import { logoBody } from '../art/logo.ts'
import { palette } from '../art/palette.ts'
import { wordmark } from '../art/wordmark.ts'
import { fitTitle, TRACKING } from './fitTitle.ts'

/** The content of a page's share image. */
export interface SharePage {
  /** File name: "leadership/a1" becomes `share/leadership/a1.png`. */
  slug: string
  title: string
  /** The line above the title, such as "Leadership programs". */
  section: string
  /** A picture of the site, such as "scenes/home" or "modules/find-your-why". */
  artKey: `${ImageGroup}/${string}`
  /** Three more pictures, for the page of a collection. */
  more?: readonly `${ImageGroup}/${string}`[]
  /** A photo in its place, as a path below `public/`. */
  photo?: string | undefined
  /** Color of the page's hero. */
  ground: 'teal' | 'coral' | 'sand'
}

type ShareImage = Omit<SharePage, 'slug' | 'photo'> & {
  /** The page's picture as SVG, or the four pictures of a collection. */
  arts: readonly string[]
}

const W = 1200
const H = 630
const MARGIN = 72
/** Space between the text and a picture with its own background. */
const GUTTER = 48

/** Widths of pictures. Scenes are drawn on the image's background; other pictures have their own and fill the height. */
const pictures = {
  scenes: { width: 720, stands: true },
  modules: { width: 560, stands: false },
  articles: { width: 600, stands: false },
}
/** Width of the text next to a scene, whose upper left corner is empty. */
const TEXT_WIDTH_BY_SCENE = 460

const { ink, teal900, teal700, teal200, coral700, coral600, coral500, sand0, sand1, sand2 } = palette
/** The colors of an image, with another background beside modules, some of which are dark themselves. */
const colors = {
  teal: { plain: teal900, beside: teal700, words: sand0, label: teal200, stems: sand0, note: coral500 },
  coral: { plain: coral500, beside: coral600, words: ink, label: ink, stems: ink, note: ink },
  sand: { plain: sand1, beside: sand2, words: ink, label: coral700, stems: teal700, note: coral500 },
}

/** Draws a share image, 1200 x 630, as SVG without `<text>`: the text is converted to outlines. */
export async function shareImage({ title, section, ground, arts, artKey }: ShareImage) {
  const { plain, beside, words, label, stems, note } = colors[ground]
  const kind = artKey.split('/')[0]
  const { width, stands } = pictures[kind === 'modules' || kind === 'articles' ? kind : 'scenes']
  const height = width * 0.75
  const [art = ''] = arts
  const side =
    arts.length > 1 ? mosaic(arts, W - width, width) : nested(art, W - width, 0, width, H, 'xMidYMid slice')
  const drawn = stands ? nested(art, W - width, H - height, width, height, 'xMaxYMax meet') : side
  const measure = stands ? TEXT_WIDTH_BY_SCENE : W - width - MARGIN - GUTTER
  const mark = logoBody({ stems, lastNote: note, words }, await wordmark())
  const body =
    drawn +
    nested(await outlines(title, section, measure, words, label), MARGIN, MARGIN - 10, measure, H - MARGIN) +
    `<g transform="translate(${MARGIN} ${H - MARGIN - 46}) scale(1.4)">${mark}</g>`
  const background = kind === 'modules' ? beside : plain
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}"><path d="M0 0h${W}v${H}H0z" fill="${background}"/>${body}</svg>`
}

const nested = (svg: string, x: number, y: number, width: number, height: number, fit = 'xMinYMin meet') =>
  svg.replace(
    /<svg ([^>]*?)width="[\d.]+" height="[\d.]+"|<svg width="[\d.]+" height="[\d.]+" ([^>]*?)(?=>)/,
    (_, a = '', b = '') =>
      `<svg ${a}${b} x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="${fit}"`,
  )

/** Four pictures in a two-by-two grid. */
function mosaic(arts: readonly string[], x: number, width: number) {
  const [across, down] = [width / 2, H / 2]
  return arts
    .map((art, index) =>
      nested(art, x + (index % 2) * across, Math.floor(index / 2) * down, across, down, 'xMidYMid slice'),
    )
    .join('')
}

async function outlines(title: string, section: string, width: number, color: string, label: string) {
  const { default: satori } = await import('satori')
  const { fontSize, lines } = fitTitle(title, width)
  const text = (children: string, style: Record<string, string | number>) => ({
    type: 'div',
    props: { children, style: { whiteSpace: 'nowrap', ...style } },
  })
  const lineStyle = { fontFamily: 'Young Serif', fontSize, color, lineHeight: 1.12 }
  const layout = {
    type: 'div',
    props: {
      style: { display: 'flex', flexDirection: 'column', width: '100%' },
      children: [
        text(section, { fontFamily: 'Figtree', fontSize: 30, color: label, marginBottom: 20 }),
        ...lines.map((line) => text(line, { ...lineStyle, letterSpacing: fontSize * TRACKING })),
      ],
    },
  }
  return satori(layout as never, { width, height: H - MARGIN, fonts: faces() })
}
