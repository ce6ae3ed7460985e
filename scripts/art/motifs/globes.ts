import { bow, polar } from '../curves.ts'
import { palette } from '../palette.ts'
import { figure, stem } from '../parts.ts'
import { circle, d, group, type Point, path, stroke } from '../svg.ts'
import type { Frame, Motif } from './motif.ts'

/** Leading across countries: a globe, its places and the lines between them. */
export const globes: Motif = [
  { ground: 'mint', draw: round },
  { ground: 'sand', draw: horizon },
]

const p = palette

/** Meridians and parallels of a globe. */
const graticule = (cx: number, cy: number, r: number, color: string, width: number) =>
  path(
    [0.34, 0.7]
      .map(
        (share) =>
          d`M${cx} ${cy - r}A${r * share} ${r} 0 0 0 ${cx} ${cy + r}A${r * share} ${r} 0 0 0 ${cx} ${cy - r}`,
      )
      .concat(
        [-0.62, -0.24, 0.16, 0.54].map(
          (y) => d`M${cx - r * Math.sqrt(1 - y * y)} ${cy + r * y}H${cx + r * Math.sqrt(1 - y * y)}`,
        ),
      )
      .join(''),
    stroke(color, width),
  )

function round({ w, h, u, t, random }: Frame) {
  const [cx, cy, r] = [w * random.between(0.56, 0.62), h * 0.62, 330 * u]
  const places = [0.9, 0.02, 0.16, 0.3, 0.72].map(
    (turn, i): Point => polar(cx, cy, r * ([0.72, 0.5, 0.78, 0.62, 0.55][i] ?? 0.6), turn),
  )
  const [a, b, c, e, f] = places as [Point, Point, Point, Point, Point]
  return (
    circle(cx, cy, r * 1.26, stroke(t.mid, 3 * u)) +
    circle(cx, cy, r, { fill: p.teal900 }) +
    graticule(cx, cy, r, p.teal500, 3 * u) +
    [
      [a, b],
      [b, c],
      [f, b],
      [c, e],
    ]
      .map(([from, to]) => path(bow(from as Point, to as Point, 50 * u), stroke(t.spark, 6 * u)))
      .join('') +
    places
      .map(([x, y], i) => circle(x, y, (i === 1 ? 30 : 18) * u, { fill: i === 1 ? t.hot : p.sand0 }))
      .join('') +
    circle(...polar(cx, cy, r * 1.26, 0.12), 24 * u, { fill: t.hot })
  )
}

function horizon({ w, h, u, t, random }: Frame) {
  const [cx, r] = [w * random.between(0.46, 0.54), 1180 * u]
  const cy = h * 0.62 + r
  const seats = [-0.072, -0.045, -0.018, 0.012, 0.042, 0.07]
  const colors = [p.coral500, p.teal700, p.gold, p.teal500, p.coral300, p.teal900]
  return (
    circle(cx + w * 0.2, h * 0.34, 130 * u, { fill: t.spark }) +
    seats
      .map((turn, i) => {
        const [x, y] = polar(cx, cy, r, turn)
        const body =
          i % 2
            ? stem(0, 0, -210 * u, 34 * u, colors[i] ?? t.hot, undefined, 7 * u)
            : figure(0, 0, 84 * u, colors[i] ?? t.hot)
        return group(body, {}, `translate(${d`${x} ${y}`}) rotate(${d`${turn * 360}`})`)
      })
      .join('') +
    circle(cx, cy, r, { fill: p.teal700 }) +
    graticule(cx, cy, r, p.teal500, 3 * u)
  )
}
