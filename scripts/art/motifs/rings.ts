import { polar } from '../curves.ts'
import { needle, ticks } from '../parts.ts'
import { circle, group, type Point, path, stroke } from '../svg.ts'
import type { Frame, Motif } from './motif.ts'

/** Self-Awareness & Purpose, on teal and mint: a large compass in its rings. */
export const rings: Motif = [
  { ground: 'teal', draw: fineRings },
  { ground: 'mint', draw: dial },
  { ground: 'teal', draw: rose },
  { ground: 'mint', draw: pocket },
]

function fineRings({ w, h, u, t, random }: Frame) {
  const [cx, cy] = [w * random.between(0.52, 0.58), h * random.between(0.49, 0.51)]
  let body = ''
  // No cropped rings: on a page with the same background, a cropped one would show where the picture ends.
  for (let i = 0, r = 150; r < 300; i++, r *= 1.17)
    body += circle(cx, cy, r * u, stroke(t.line, (i % 4 === 1 ? 6 : 3) * u, { opacity: 0.9 - i * 0.06 }))
  body += ticks(cx, cy, 116 * u, 18 * u, 24, t.line, 4 * u)
  const turn = random.between(0.06, 0.14)
  return body + needle(cx, cy, 300 * u, turn, t.spark, t.mid) + circle(cx, cy, 52 * u, { fill: t.hot })
}

function dial({ w, h, u, t, random }: Frame) {
  const [cx, cy] = [w * random.between(0.44, 0.5), h * 0.5]
  return (
    circle(cx, cy, 470 * u, { fill: t.faint }) +
    circle(cx, cy, 330 * u, { fill: t.strong }) +
    circle(cx, cy, 270 * u, { fill: t.ground }) +
    ticks(cx, cy, 214 * u, 34 * u, 24, t.strong, 6 * u) +
    needle(cx, cy, 290 * u, random.between(0.84, 0.92), t.hot, t.strong) +
    circle(cx, cy, 40 * u, { fill: t.spark })
  )
}

/** A compass rose as on old maps, its points divided into light and dark halves. */
function rose({ w, h, u, t, random }: Frame) {
  const [cx, cy] = [w * random.between(0.5, 0.56), h * 0.5]
  const half = (turn: number, length: number, side: 1 | -1, fill: string) => {
    const [tip, waist] = [polar(0, 0, length, turn), polar(0, 0, length * 0.26, turn + side * 0.0625)]
    return path(`M0 0L${[tip, waist].map((point: Point) => point.map(Math.round).join(' ')).join('L')}z`, {
      fill,
    })
  }
  const point = (turn: number, length: number, bright: string, dark: string) =>
    half(turn, length, -1, bright) + half(turn, length, 1, dark)
  const minor = [0.125, 0.375, 0.625, 0.875].map((turn) => point(turn, 250 * u, t.line, t.mid))
  const major = [0.25, 0.5, 0.75].map((turn) => point(turn, 320 * u, t.strong, t.line))
  const star = minor.join('') + major.join('') + point(0, 340 * u, t.spark, t.hot)
  return (
    [210, 400].map((r, i) => circle(cx, cy, r * u, stroke(i ? t.faint : t.mid, (i ? 44 : 8) * u))).join('') +
    group(
      star,
      {},
      `translate(${Math.round(cx)} ${Math.round(cy)}) rotate(${Math.round(random.between(-24, 24))})`,
    )
  )
}

/** A pocket compass in close-up, with its ring at the top and its lower part cropped. */
function pocket({ w, h, u, t, random }: Frame) {
  const [cx, cy] = [w * random.between(0.48, 0.54), h * 0.62]
  return (
    circle(cx, cy - 440 * u, 58 * u, stroke(t.strong, 26 * u)) +
    circle(cx, cy, 400 * u, { fill: t.hot }) +
    circle(cx, cy, 340 * u, { fill: t.ground }) +
    circle(cx, cy, 230 * u, stroke(t.faint, 10 * u)) +
    ticks(cx, cy, 280 * u, 34 * u, 36, t.strong, 6 * u) +
    needle(cx, cy, 300 * u, random.between(0.08, 0.18), t.hot, t.strong) +
    circle(cx, cy, 40 * u, { fill: t.spark })
  )
}
