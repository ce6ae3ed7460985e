import { band, ticks } from '../parts.ts'
import { circle, stroke } from '../svg.ts'
import type { Frame, Motif } from './motif.ts'

/** Customer & Performance Focus, on teal and coral: open arcs that begin at twelve o'clock. */
export const arcs: Motif = [
  { ground: 'teal', draw: dial },
  { ground: 'coral', draw: trio },
  { ground: 'teal', draw: closeUp },
  { ground: 'coral', draw: meter },
]

/** An arc on its track. */
const progress = (
  x: number,
  y: number,
  r: number,
  share: number,
  color: string,
  track: string,
  width: number,
) => circle(x, y, r, stroke(track, width)) + band(x, y, r, 0, share, color, width)

function dial({ w, h, u, t, random }: Frame) {
  const [cx, cy] = [w * random.between(0.5, 0.56), h * 0.5]
  const colors = [t.hot, t.spark, t.soft, t.line]
  const shares = [0.36, 0.5, 0.64, 0.76].map((share) => share + random.between(-0.06, 0.06))
  return colors
    .map((color, i) => progress(cx, cy, (86 + i * 68) * u, shares[i] ?? 0.5, color, t.faint, 36 * u))
    .join('')
}

/** Three rings, whole in a 3:2 cut as well. */
function trio({ w, h, u, t, random }: Frame) {
  const one = (x: number, y: number, r: number, color: string, share: number) =>
    progress(x, y, r, share, color, t.faint, r * 0.3)
  const tilt = random.between(-0.03, 0.03)
  return (
    one(w * 0.3, h * (0.52 + tilt), 226 * u, t.hot, random.between(0.64, 0.8)) +
    one(w * 0.3, h * (0.52 + tilt), 112 * u, t.spark, random.between(0.36, 0.5)) +
    one(w * 0.74, h * (0.34 - tilt), 150 * u, t.strong, random.between(0.4, 0.6)) +
    one(w * 0.8, h * 0.75, 96 * u, t.spark, random.between(0.7, 0.86))
  )
}

/** Two broad arcs in close-up, with their tracks cropped. */
function closeUp({ w, h, u, t, random }: Frame) {
  const [cx, cy] = [w * random.between(0.58, 0.64), h * 0.56]
  return (
    progress(cx, cy, 400 * u, random.between(0.3, 0.38), t.line, t.faint, 96 * u) +
    progress(cx, cy, 262 * u, random.between(0.6, 0.7), t.hot, t.faint, 96 * u) +
    progress(cx, cy, 124 * u, random.between(0.42, 0.5), t.spark, t.faint, 96 * u)
  )
}

function meter({ w, h, u, t, random }: Frame) {
  const [cx, cy] = [w * random.between(0.46, 0.54), h * 0.5]
  const share = random.between(0.62, 0.8)
  return (
    ticks(cx, cy, 296 * u, 30 * u, 60, t.hot, 6 * u) +
    progress(cx, cy, 220 * u, share, t.strong, t.faint, 80 * u) +
    progress(cx, cy, 110 * u, share * 0.6, t.hot, t.faint, 56 * u)
  )
}
