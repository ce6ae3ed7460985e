import { smooth } from '../curves.ts'
import { palette } from '../palette.ts'
import { column, stem } from '../parts.ts'
import { circle, type Point, path, stroke } from '../svg.ts'
import type { Frame, Motif } from './motif.ts'

/** Growing step by step: the rising stems of the house. */
export const ascents: Motif = [
  { ground: 'teal', draw: scale },
  { ground: 'sand', draw: grove },
  { ground: 'blush', draw: climbers },
]

const p = palette

function scale({ w, h, u, t, random }: Frame) {
  const count = 13
  const power = random.between(1.3, 1.7)
  const notes = Array.from({ length: count }, (_, i): Point => {
    const x = i / (count - 1)
    return [w * (0.06 + x * 0.86), h * (0.88 - 0.64 * x ** power) + random.between(-14, 14) * u]
  })
  return (
    path(smooth(notes), stroke(t.mid, 3 * u)) +
    notes
      .map(([x, y], i) => {
        const color = i === count - 1 ? t.hot : i % 4 === 3 ? t.spark : i % 5 === 2 ? t.soft : t.line
        return stem(x, h, y, (i === count - 1 ? 46 : 14 + i * 0.9) * u, color, color, 5 * u)
      })
      .join('')
  )
}

function grove({ w, h, u, t, random }: Frame) {
  const colors = [
    p.teal700,
    p.coral500,
    p.teal500,
    p.gold,
    p.teal900,
    p.coral300,
    p.teal700,
    p.coral500,
    p.teal500,
  ]
  const turn = random.whole(0, 8)
  let body = circle(w * 0.74, h, 380 * u, { fill: t.faint })
  for (let i = 0; i < 9; i++) {
    const r = (34 + ((i * 37) % 58)) * u
    const top = h * (0.72 - 0.5 * Math.sin(((i + 1) / 12) * Math.PI) + random.between(-0.06, 0.06))
    body += stem(w * (0.08 + i * 0.107), h, top, r, colors[(i + turn) % 9] ?? t.line, undefined, 8 * u)
  }
  return body
}

function climbers({ w, h, u, t, random }: Frame) {
  const colors = [p.coral300, p.coral500, p.gold, p.teal500, p.coral600, p.teal700] as const
  const heads = [p.coral500, p.teal700, p.coral600, p.coral300, p.gold, p.gold]
  const drift = random.between(-12, 12) * u
  let body = circle(w * 0.78, h * 0.36, 210 * u, { fill: t.faint })
  colors.forEach((color, i) => {
    const r = (58 + i * 13) * u
    body += column(w * (0.09 + i * 0.162), h, h * (0.7 - i * 0.118) + (i % 2) * drift, r, color, heads[i])
  })
  return body
}
