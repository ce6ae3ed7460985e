import sharp from 'sharp'
import type { ImageGroup } from '#content/images.ts'
import { inOneColor, logo } from '../art/logo.ts'
import { palette } from '../art/palette.ts'
import { writeSvg } from '../art/readSvg.ts'
import { setText } from './setText.ts'

/** The content of a page's share image. */
export interface SharePage {
  /** File name: "leadership-a1" becomes `share/leadership-a1.png`. */
  slug: string
  title: string
  /** The line above the title, such as "Leadership programs". */
  section: string
  /** A picture of the site, such as "scenes/home" or "modules/find-your-why". */
  artKey: `${ImageGroup}/${string}`
  /** The address of a photo in its place. */
  photo?: string | undefined
  /** Color of the page's hero. */
  ground: 'teal' | 'coral' | 'sand'
}

type ShareImage = Omit<SharePage, 'slug'> & {
  /** The page's picture as SVG. */
  art: string
}

const W = 1200
const H = 630
const MARGIN = 72
/** Space between the text and a picture with its own background. */
const GUTTER = 48

/** Places of the line above the title, and of the title. */
const LABEL = { top: 66, height: 48, sizes: [28, 24] }
const TITLE = { top: 122, height: 344, sizes: [84, 76, 70, 64, 60, 56, 52, 48, 44] }

/** Widths of pictures. Scenes are drawn on the image's background; other pictures have their own and fill the height. */
const pictures = {
  scenes: { width: 720, stands: true },
  modules: { width: 560, stands: false },
  articles: { width: 600, stands: false },
}
/** Width of the text next to a scene, whose upper left corner is empty. */
const TEXT_WIDTH_BY_SCENE = 440

const { ink, teal900, teal700, teal200, coral700, coral600, coral500, sand0, sand1, sand2 } = palette
/** The colors of an image, with another background beside modules, some of which are dark themselves. */
const colors = {
  teal: { plain: teal900, beside: teal700, words: sand0, label: teal200 },
  coral: { plain: coral500, beside: coral600, words: ink, label: ink },
  sand: { plain: sand1, beside: sand2, words: ink, label: coral700 },
}

/** The logo that can be seen on each ground. */
const LOGOS = { teal: () => logo('white'), coral: () => inOneColor(ink), sand: () => logo('color') }
const LOGO_HEIGHT = 56
const LOGO_PLACE = `x="${MARGIN}" y="${H - MARGIN - LOGO_HEIGHT + 10}" width="${TEXT_WIDTH_BY_SCENE}" height="${LOGO_HEIGHT}" preserveAspectRatio="xMinYMax meet"`

/** Draws a share image, 1200 x 630, as PNG. */
export async function shareImage({
  title,
  section,
  ground,
  art,
  artKey,
  photo,
}: ShareImage): Promise<Buffer> {
  const { plain, beside, words, label } = colors[ground]
  const kind = photo ? 'articles' : artKey.split('/')[0]
  const { width, stands } = pictures[kind === 'modules' || kind === 'articles' ? kind : 'scenes']
  const height = width * 0.75
  const drawn = stands
    ? nested(art, W - width, H - height, width, height, 'xMaxYMax meet')
    : nested(art, W - width, 0, width, H, 'xMidYMid slice')
  const background = kind === 'modules' ? beside : plain
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}"><path d="M0 0h${W}v${H}H0z" fill="${background}"/>${drawn}${writeSvg(LOGOS[ground](), LOGO_PLACE)}</svg>`
  const measure = stands ? TEXT_WIDTH_BY_SCENE : W - width - MARGIN - GUTTER
  const [over, below] = await Promise.all([
    setText(section, { ...LABEL, width: measure, color: label }),
    setText(title, { ...TITLE, width: measure, color: words }),
  ])
  return sharp(Buffer.from(picture))
    .composite([
      { input: over, left: MARGIN, top: LABEL.top },
      { input: below, left: MARGIN, top: TITLE.top },
    ])
    .png({ compressionLevel: 9 })
    .toBuffer()
}

const nested = (svg: string, x: number, y: number, width: number, height: number, fit: string) =>
  svg.replace(
    /<svg ([^>]*?)width="[\d.]+" height="[\d.]+"/,
    (_, rest) =>
      `<svg ${rest} x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="${fit}"`,
  )
