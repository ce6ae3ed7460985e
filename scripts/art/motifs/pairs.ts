import { bow } from '../curves.ts'
import { palette } from '../palette.ts'
import { column, figure } from '../parts.ts'
import { circle, d, path, stroke } from '../svg.ts'
import type { Frame, Motif } from './motif.ts'

/** Coaching: two people and what passes between them. */
export const pairs: Motif = [
  { ground: 'blush', draw: exchange },
  { ground: 'teal', draw: walk },
  { ground: 'mint', draw: table },
]

const p = palette

function exchange({ w, h, u, t, random }: Frame) {
  const lift = random.between(190, 215) * u
  const [left, right] = [w * 0.385, w * 0.615]
  return (
    circle(w * 0.5, h * 0.58, 350 * u, { fill: t.faint }) +
    [1, 0.72, 0.44]
      .map((share, i) =>
        path(
          bow([left, h * 0.47], [right, h * 0.4], lift * share),
          stroke([p.coral500, p.teal700, p.gold][i] ?? t.hot, 9 * u),
        ),
      )
      .join('') +
    figure(left, h + 8 * u, 172 * u, p.coral600, p.coral300) +
    figure(right, h + 8 * u, 196 * u, p.teal700, p.gold) +
    circle(w * 0.5, h * 0.435 - lift, 28 * u, { fill: t.line })
  )
}

function walk({ w, h, u, t, random }: Frame) {
  const x = w * random.between(0.56, 0.6)
  let steps = ''
  for (let i = 0; i < 9; i++)
    steps += circle(w * 0.04 + i * w * 0.042, h * (0.9 - i * 0.03), (7 + i * 1.6) * u, {
      fill: i % 3 === 2 ? t.spark : t.line,
    })
  return (
    path(d`M0 ${h}Q${w * 0.5} ${h * 0.66} ${w} ${h * 0.42}V${h}z`, { fill: t.faint }) +
    circle(w * 0.84, h * 0.24, 96 * u, { fill: t.spark }) +
    steps +
    column(x - 110 * u, h, h * 0.36, 92 * u, t.line, t.soft) +
    column(x + 96 * u, h, h * 0.2, 108 * u, t.hot, t.strong)
  )
}

function table({ w, h, u, t, random }: Frame) {
  const r = random.between(128, 146) * u
  return (
    circle(w * 0.5, h * 0.4, 300 * u, { fill: t.faint }) +
    column(w * 0.33, h, h * 0.2, 132 * u, p.teal500, p.teal900) +
    column(w * 0.67, h, h * 0.16, 138 * u, p.coral500, p.gold) +
    path(d`M${w * 0.06} ${h * 0.82}H${w * 0.94}V${h}H${w * 0.06}z`, { fill: p.teal900 }) +
    circle(w * 0.5, h * 0.82 - r * 0.42, r * 0.4, { fill: t.spark }) +
    circle(w * 0.5, h * 0.82 - r * 0.42, r * 0.66, stroke(p.teal900, 4 * u))
  )
}
