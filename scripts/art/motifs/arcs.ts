import { segment } from '../curves.ts'
import { palette } from '../palette.ts'
import { band, ticks } from '../parts.ts'
import { circle, path, stroke } from '../svg.ts'
import type { Frame, Motif } from './motif.ts'

/** Customer & Performance Focus: concentric progress arcs. */
export const arcs: Motif = [
  { ground: 'teal', draw: dial },
  { ground: 'sand', draw: corner },
  { ground: 'blush', draw: trio },
  { ground: 'mint', draw: gauge },
]

const p = palette

function dial({ w, h, u, t, random }: Frame) {
  const [cx, cy] = [w * random.between(0.56, 0.64), h * 0.5]
  const colors = [t.spark, t.hot, t.line, t.soft, t.spark]
  const shares = [0.42, 0.36, 0.56, 0.64, 0.72].map((share) => share + random.between(-0.06, 0.08))
  let body = ''
  colors.forEach((color, i) => {
    const r = (112 + i * 66) * u
    body += circle(cx, cy, r, stroke(t.faint, 26 * u)) + band(cx, cy, r, 0, shares[i] ?? 0.5, color, 26 * u)
  })
  return body
}

function corner({ w, h, u, t, random }: Frame) {
  const [cx, cy] = [w * random.between(0.08, 0.14), h * random.between(0.94, 1.02)]
  const colors = [p.coral500, p.teal500, p.gold, p.teal700, p.coral300, p.teal900]
  let body = circle(cx, cy, 96 * u, { fill: t.line })
  colors.forEach((color, i) => {
    const r = (178 + i * 100) * u
    const to = 0.36 - random.between(0.06, 0.26)
    body += path(segment(cx, cy, r - 34 * u, r + 34 * u, -0.1, 0.4), { fill: t.faint })
    body += path(segment(cx, cy, r - 34 * u, r + 34 * u, -0.1, to), { fill: color })
  })
  return body
}

function trio({ w, h, u, t, random }: Frame) {
  const one = (x: number, y: number, r: number, color: string, share: number, width: number) =>
    circle(x, y, r, stroke(t.faint, width)) +
    band(x, y, r, 0, share, color, width) +
    circle(x, y, r * 0.62, stroke(t.soft, width * 0.5)) +
    band(x, y, r * 0.62, 0, share * 0.8, t.strong, width * 0.5)
  const tilt = random.between(-0.04, 0.04)
  return (
    one(w * 0.27, h * (0.62 + tilt), 232 * u, p.coral500, random.between(0.6, 0.82), 58 * u) +
    one(w * 0.68, h * (0.34 - tilt), 158 * u, t.hot, random.between(0.4, 0.6), 44 * u) +
    one(w * 0.84, h * 0.8, 108 * u, t.spark, random.between(0.7, 0.86), 32 * u) +
    circle(w * 0.27, h * (0.62 + tilt), 56 * u, { fill: t.hot })
  )
}

function gauge({ w, h, u, t, random }: Frame) {
  const [cx, cy] = [w * 0.5, h * random.between(0.84, 0.9)]
  const colors = [t.strong, t.mid, t.hot, t.spark]
  let body = ticks(cx, cy, 545 * u, 34 * u, 72, t.mid, 5 * u)
  colors.forEach((color, i) => {
    const r = (466 - i * 92) * u
    body += path(segment(cx, cy, r - 33 * u, r + 33 * u, -0.25, 0.25), { fill: t.faint })
    body += path(segment(cx, cy, r - 33 * u, r + 33 * u, -0.25, random.between(-0.02, 0.2) - i * 0.02), {
      fill: color,
    })
  })
  return body + circle(cx, cy, 74 * u, { fill: t.line })
}
