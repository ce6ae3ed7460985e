import { polar } from '../curves.ts'
import { palette } from '../palette.ts'
import { circle } from '../svg.ts'
import type { Frame, Motif } from './motif.ts'

/** Inclusive & Adaptive Leadership, on mint and blush: translucent discs that overlap. */
export const discs: Motif = [
  { ground: 'mint', draw: chain },
  { ground: 'blush', draw: flower },
  { ground: 'mint', draw: meeting },
  { ground: 'blush', draw: lattice },
]

const p = palette

function chain({ w, h, u, random }: Frame) {
  const colors = [p.teal500, p.coral500, p.gold, p.teal200, p.coral300, p.teal700, p.coral600]
  const phase = random.between(0, 6)
  return colors
    .map((fill, i) => {
      const r = (138 + 40 * Math.sin(i * 2.1 + phase)) * u
      return circle(w * (0.1 + i * 0.135), h * (0.5 + 0.11 * Math.sin(i * 1.25 + phase)), r, {
        fill,
        fillOpacity: 0.76,
      })
    })
    .join('')
}

function flower({ w, h, u, t, random }: Frame) {
  const [cx, cy] = [w * random.between(0.48, 0.54), h * random.between(0.48, 0.52)]
  const colors = [p.coral500, p.teal500, p.gold, p.teal700, p.coral300, p.teal200]
  const turn = random.between(0, 0.16)
  const petals = colors.map((fill, i) => {
    const [x, y] = polar(cx, cy, 135 * u, turn + i / colors.length)
    return circle(x, y, 160 * u, { fill, fillOpacity: 0.72 })
  })
  return petals.join('') + circle(cx, cy, 40 * u, { fill: t.ground })
}

function meeting({ w, h, u, t, random }: Frame) {
  const lift = random.between(-0.04, 0.04)
  const [ax, ay, bx, by] = [w * 0.28, h * (0.62 + lift), w * 0.7, h * (0.46 - lift)]
  return (
    circle(ax, ay, 318 * u, { fill: t.mid, fillOpacity: 0.78 }) +
    circle(bx, by, 262 * u, { fill: t.hot, fillOpacity: 0.82 }) +
    circle(w * 0.5, h * 0.2, 150 * u, { fill: t.spark, fillOpacity: 0.86 }) +
    circle(w * 0.9, h * 0.9, 170 * u, { fill: p.teal700, fillOpacity: 0.7 }) +
    circle(w * 0.492, h * 0.53, 26 * u, { fill: t.strong })
  )
}

function lattice({ w, u, t, random }: Frame) {
  const step = 196 * u
  const colors = [p.coral500, p.coral300, p.teal700, p.coral600, p.gold, p.coral300, p.teal500]
  const turn = random.whole(0, 6)
  const chosen = [2 + random.whole(0, 1), 1 + random.whole(0, 1)]
  let body = ''
  for (let row = 0; row < 5; row++)
    for (let i = 0; i * step < w + step; i++) {
      const [x, y] = [i * step + (row % 2) * step * 0.5 - step * 0.14, row * step * 0.86 + step * 0.06]
      const small = (i * 2 + row * 3 + turn) % 5 === 0
      const fill = colors[(i * 3 + row * 5 + turn) % 7] ?? t.soft
      body += circle(x, y, step * (small ? 0.3 : 0.62), { fill, fillOpacity: 0.74 })
      if (i === chosen[0] && row === chosen[1]) body += circle(x, y, step * 0.16, { fill: p.sand0 })
    }
  return body
}
