import { smooth } from '../curves.ts'
import { palette } from '../palette.ts'
import { circle, d, type Point, path, rect, stroke } from '../svg.ts'
import type { Frame, Motif } from './motif.ts'

/** Change & Resilience, on blush and sand: a curve over bars. */
export const rises: Motif = [
  { ground: 'blush', draw: steady },
  { ground: 'sand', draw: recovery },
  { ground: 'blush', draw: steps },
  { ground: 'sand', draw: waves },
]

const p = palette

function steady({ w, h, u, t, random }: Frame) {
  const count = 11
  const gap = (w * 0.98) / count
  const power = random.between(2, 2.6)
  const top = (x: number) => h * (0.8 - 0.56 * x ** power)
  const shades = [
    t.faint,
    t.faint,
    t.faint,
    t.soft,
    t.soft,
    t.soft,
    p.coral500,
    p.coral500,
    p.coral600,
    p.coral600,
    p.coral700,
  ]
  const curve: Point[] = []
  let body = ''
  for (let i = 0; i < count; i++) {
    const x = i / (count - 1)
    body += rect(gap * (i + 0.3), top(x) + 44 * u, gap * 0.64, h, { fill: shades[i] ?? t.soft })
    curve.push([gap * (i + 0.62), top(x)])
  }
  const [x, y] = curve[count - 1] as Point
  return body + path(smooth(curve), stroke(t.line, 12 * u)) + circle(x, y, 38 * u, { fill: t.hot })
}

function recovery({ w, h, u, t, random }: Frame) {
  const count = 15
  const gap = w / count
  const low = random.between(0.3, 0.38)
  const top = (x: number) =>
    h *
    (x < low
      ? 0.42 + 0.34 * Math.sin((x / low) * (Math.PI / 2))
      : 0.76 - 0.6 * ((x - low) / (1 - low)) ** 1.3)
  const curve: Point[] = []
  let body = ''
  for (let i = 0; i < count; i++) {
    const y = top(i / (count - 1))
    const x = gap * (i + 0.5)
    const after = i / (count - 1) > low
    body += rect(x - gap * 0.3, y + 54 * u, gap * 0.6, h, {
      fill: after ? (i % 4 === 0 ? t.spark : i % 3 === 0 ? t.soft : t.mid) : t.faint,
    })
    curve.push([x, y])
  }
  const dip = curve.reduce((best, point) => (point[1] > best[1] ? point : best))
  return (
    body +
    path(smooth([[-40, h * 0.36], ...curve, [w + 40, top(1.06)]]), stroke(t.strong, 13 * u)) +
    circle(dip[0], dip[1], 34 * u, { fill: t.hot }) +
    circle(dip[0], dip[1], 62 * u, stroke(t.hot, 5 * u))
  )
}

function steps({ w, h, u, t, random }: Frame) {
  const colors = [p.coral200, p.coral300, p.coral500, p.coral600, p.coral700]
  const rise = random.between(0.14, 0.16)
  const shift = random.between(-0.03, 0.03)
  let body = ''
  const notes: Point[] = []
  colors.forEach((fill, i) => {
    const [x, y] = [w * (i * 0.2 + (i ? shift : 0)), h * (0.86 - i * rise)]
    body += rect(x, y, w, h, { fill })
    notes.push([x + w * 0.1, y - (96 + i * 8) * u])
  })
  body += path(smooth([[-30, h * 0.8], ...notes]), stroke(t.hot, 12 * u))
  notes.forEach(([x, y], i) => {
    body += path(d`M${x} ${y}V${h * (0.86 - i * rise)}`, stroke(t.hot, 7 * u))
    body += circle(x, y, (18 + i * 6) * u, { fill: i === 4 ? t.spark : t.hot })
  })
  return body
}

/** A curve that falls twice and ends high, above bars. */
function waves({ w, h, u, t, random }: Frame) {
  const count = 13
  const gap = w / count
  const phase = random.between(-0.4, 0.4)
  const top = (x: number) => h * (0.66 - 0.34 * x - 0.13 * Math.sin(x * 11 + phase))
  const curve: Point[] = []
  let body = ''
  for (let i = 0; i < count; i++) {
    const [x, y] = [gap * (i + 0.5), top(i / (count - 1))]
    body += rect(x - gap * 0.3, y + 60 * u, gap * 0.6, h, {
      fill: [t.strong, t.mid, p.teal200][i % 3] ?? t.mid,
    })
    curve.push([x, y])
  }
  const [x, y] = curve[count - 1] as Point
  return (
    body +
    path(smooth([[-40, top(-0.1)], ...curve]), stroke(t.hot, 13 * u)) +
    circle(x, y, 34 * u, { fill: t.spark })
  )
}
