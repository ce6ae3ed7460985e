import { polar, segment } from '../curves.ts'
import { palette } from '../palette.ts'
import { circle, path, stroke } from '../svg.ts'
import type { Frame, Motif } from './motif.ts'

/** Inclusive & Adaptive Leadership: overlapping translucent discs. */
export const discs: Motif = [
  { ground: 'mint', draw: chain },
  { ground: 'sand', draw: flower },
  { ground: 'teal', draw: meeting },
  { ground: 'blush', draw: quarters },
]

const p = palette

function chain({ w, h, u, random }: Frame) {
  const colors = [p.teal500, p.coral500, p.gold, p.teal200, p.coral300, p.teal700, p.coral600]
  const phase = random.between(0, 6)
  return colors
    .map((fill, i) => {
      const r = (118 + 34 * Math.sin(i * 2.1 + phase)) * u
      return circle(w * (0.1 + i * 0.135), h * (0.5 + 0.11 * Math.sin(i * 1.25 + phase)), r, {
        fill,
        fillOpacity: 0.76,
      })
    })
    .join('')
}

function flower({ w, h, u, t, random }: Frame) {
  const [cx, cy] = [w * random.between(0.54, 0.62), h * random.between(0.5, 0.56)]
  const colors = [p.coral500, p.teal500, p.gold, p.teal700, p.coral300, p.teal200]
  const turn = random.between(0, 0.16)
  const petals = colors.map((fill, i) => {
    const [x, y] = polar(cx, cy, 150 * u, turn + i / colors.length)
    return circle(x, y, 178 * u, { fill, fillOpacity: 0.72 })
  })
  return (
    petals.join('') +
    circle(cx, cy, 40 * u, { fill: t.ground }) +
    circle(cx, cy, 400 * u, stroke(t.mid, 3 * u))
  )
}

function meeting({ w, h, u, t, random }: Frame) {
  const lift = random.between(-0.04, 0.04)
  const [ax, ay, bx, by] = [w * 0.28, h * (0.62 + lift), w * 0.7, h * (0.46 - lift)]
  return (
    circle(ax, ay, 318 * u, { fill: t.mid, fillOpacity: 0.85 }) +
    circle(bx, by, 262 * u, { fill: t.hot, fillOpacity: 0.82 }) +
    circle(w * 0.5, h * 0.2, 150 * u, { fill: t.spark, fillOpacity: 0.86 }) +
    circle(w * 0.9, h * 0.9, 170 * u, { fill: t.line, fillOpacity: 0.8 }) +
    [1, 2, 3]
      .map((i) => circle(ax, ay, (318 + i * 46) * u, stroke(t.line, 2.5 * u, { opacity: 0.6 - i * 0.12 })))
      .join('') +
    circle(w * 0.492, h * 0.53, 26 * u, { fill: t.strong })
  )
}

function quarters({ w, u, t, random }: Frame) {
  const size = 180 * u
  const colors = [p.coral500, p.teal700, p.coral300, p.gold, p.coral600, p.teal500] as const
  const columns = Math.ceil(w / size) + 1
  let body = ''
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < columns; i++) {
      const from = random.whole(0, 3) / 4
      const wide = random.next() < 0.55 ? 0.5 : 0.999
      const r = wide < 1 && wide > 0.9 ? size * 0.56 : size * 0.98
      const fill = random.pick(colors)
      if (random.next() < 0.12) continue
      const [x, y] = [i * size, row * size + size / 2]
      body +=
        wide > 0.9
          ? circle(x, y, r, { fill, fillOpacity: 0.78 })
          : path(segment(x, y, 0, r, from, from + 0.5), { fill, fillOpacity: 0.78 })
    }
  return body + circle(size * 3, size * 1.5, 24 * u, { fill: t.line })
}
