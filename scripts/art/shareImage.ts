import { faces } from './faces.ts'
import { logoBody } from './logo.ts'
import type { Ground } from './palette.ts'
import { palette, tones } from './palette.ts'
import { group, picture } from './svg.ts'
import { wordmark } from './wordmark.ts'

export interface ShareImage {
  title: string
  /** The line above the title. */
  section: string
  ground: Extract<Ground, 'teal' | 'coral'>
  /** The page's picture as SVG text. */
  art: string
  /** A scene stands on the ground; a card with a ground of its own fills the right side. */
  placement: 'stand' | 'fill'
}

const W = 1200
const H = 630
const MARGIN = 72
const PANEL = 520

/** A share image, 1200 x 630, as SVG text without `<text>`: the words are outlines of the house fonts. */
export async function shareImage({ title, section, ground, art, placement }: ShareImage) {
  const t = tones[ground]
  const words = ground === 'teal' ? palette.sand0 : palette.ink
  const width = placement === 'fill' ? W - PANEL - MARGIN * 2 + 16 : 600
  const scene =
    placement === 'fill'
      ? nested(art, W - PANEL, 0, PANEL, H, 'xMidYMid slice')
      : nested(art, 524, H - 507, 676, 507, 'xMidYMax meet')
  const label = ground === 'teal' ? palette.teal200 : palette.ink
  const mark = logoBody(
    { stems: words, lastNote: ground === 'teal' ? palette.coral500 : words, words },
    await wordmark(),
  )
  const body =
    scene +
    nested(await outlines(title, section, width, words, label), MARGIN, MARGIN - 8, width, H - MARGIN) +
    group(mark, {}, `translate(${MARGIN} ${H - MARGIN - 46}) scale(1.3)`)
  return picture(W, H, body, t.ground)
}

const nested = (svg: string, x: number, y: number, width: number, height: number, fit = 'xMinYMin meet') =>
  svg.replace(
    /<svg ([^>]*?)width="[\d.]+" height="[\d.]+"|<svg width="[\d.]+" height="[\d.]+" ([^>]*?)(?=>)/,
    (_, a = '', b = '') =>
      `<svg ${a}${b} x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="${fit}"`,
  )

async function outlines(title: string, section: string, width: number, color: string, label: string) {
  const { default: satori } = await import('satori')
  const fontSize = title.length > 64 ? 50 : title.length > 40 ? 58 : title.length > 22 ? 66 : 78
  const text = (children: string, style: Record<string, string | number>) => ({
    type: 'div',
    props: { children, style },
  })
  const layout = {
    type: 'div',
    props: {
      style: { display: 'flex', flexDirection: 'column', width: '100%' },
      children: [
        text(section, { fontFamily: 'Figtree', fontSize: 26, color: label, marginBottom: 22 }),
        text(title, {
          fontFamily: 'Young Serif',
          fontSize,
          color,
          lineHeight: 1.12,
          letterSpacing: fontSize * -0.015,
        }),
      ],
    },
  }
  return satori(layout as never, { width, height: H - MARGIN, fonts: faces() })
}
