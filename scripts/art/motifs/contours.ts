import { smooth } from '../curves.ts'
import { palette, type Tones } from '../palette.ts'
import { circle, type Point, path, stroke } from '../svg.ts'
import type { Frame, Motif } from './motif.ts'

/** Strategic Thinking & Action, on sand and mint: contour lines and one marked point. */
export const contours: Motif = [
  { ground: 'sand', draw: drift },
  { ground: 'mint', draw: summit },
  { ground: 'sand', draw: channel },
  { ground: 'mint', draw: drift },
]

/** The marked point, with space around it. */
const mark = (x: number, y: number, u: number, { ground, hot, line }: Tones) =>
  circle(x, y, 96 * u, { fill: ground }) +
  circle(x, y, 72 * u, stroke(line, 8 * u)) +
  circle(x, y, 40 * u, { fill: hot })

function drift({ w, h, u, t, random }: Frame) {
  const colors = [t.line, palette.teal700, palette.teal500, palette.teal500, palette.teal700, palette.teal900]
  const phase = random.between(0, 6)
  const height = (x: number, row: number) =>
    Math.sin(x * 5.2 + phase + row * 0.55) * (26 + row * 5) +
    Math.sin(x * 11 - phase * 2 + row) * (9 + row * 3)
  const line = (row: number) => {
    const points: Point[] = []
    for (let i = -1; i <= 13; i++)
      points.push([(i / 12) * w, h * (0.16 + row * 0.145) + height(i / 12, row) * u])
    return points
  }
  const body = colors
    .map((color, row) => path(smooth(line(row)), stroke(color, (5 + row * 3.4) * u)))
    .join('')
  const [x, y] = line(2)[random.whole(7, 9)] as Point
  return body + mark(x, y, u, t)
}

function summit({ w, h, u, t, random }: Frame) {
  const hill = (cx: number, cy: number, size: number, levels: number, phase: number, stretch: number) => {
    let body = ''
    for (let level = levels; level >= 1; level--) {
      const points: Point[] = []
      for (let i = 0; i < 14; i++) {
        const a = (i / 14) * 2 * Math.PI
        const wobble = 1 + 0.13 * Math.sin(2 * a + phase + level * 0.16) + 0.07 * Math.sin(3 * a - phase * 2)
        const r = size * (level / levels) ** 1.15 * wobble
        const shift = (1 - level / levels) * size * 0.16
        points.push([cx + Math.cos(a) * r * stretch + shift, cy + Math.sin(a) * r - shift])
      }
      const fill = level === levels ? t.faint : 'none'
      const bold = level % 3 === 0
      body += path(smooth(points, true), { ...stroke(bold ? t.line : t.mid, (bold ? 4 : 3) * u), fill })
    }
    return body
  }
  const [cx, cy] = [w * random.between(0.56, 0.64), h * random.between(0.5, 0.58)]
  const phase = random.between(0, 6)
  return (
    hill(w * 0.06, h * 0.1, 250 * u, 5, phase + 2, 1.1) +
    hill(cx, cy, 400 * u, 9, phase, 1.25) +
    mark(cx + 58 * u, cy - 58 * u, u, { ...t, ground: t.faint })
  )
}

function channel({ w, h, u, t, random }: Frame) {
  const phase = random.between(0, 6)
  const lean = random.between(0.16, 0.24)
  const line = (offset: number): Point[] => {
    const points: Point[] = []
    for (let i = -1; i <= 9; i++) {
      const y = i / 8
      const bend = Math.sin(y * 5 + phase) * 0.09 + Math.sin(y * 8 + offset * 2.2) * 0.035
      points.push([(0.24 + offset * 0.62 + bend + (0.5 - y) * lean) * w, y * h])
    }
    return points
  }
  let body = path(`${smooth([...line(0.32), ...line(0.56).reverse()])}z`, { fill: t.faint })
  for (let i = 0; i < 11; i++) {
    const offset = -0.3 + i * 0.15
    body += path(smooth(line(offset)), stroke(i % 4 === 2 ? t.strong : t.mid, (i % 4 === 2 ? 6 : 3) * u))
  }
  const route = line(0.44)
  const [x, y] = route[3] as Point
  return (
    body +
    path(
      smooth(route.slice(2)),
      stroke(t.hot, 9 * u, { strokeDasharray: `${Math.round(26 * u)} ${Math.round(20 * u)}` }),
    ) +
    mark(x, y, u, t)
  )
}
