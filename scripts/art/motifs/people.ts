import { midColor } from '../midColor.ts'
import { palette } from '../palette.ts'
import { column, figure } from '../parts.ts'
import type { Frame, Motif } from './motif.ts'

/** People Leadership Skills, on sand and coral: heads in rows. */
export const people: Motif = [
  { ground: 'sand', draw: rows },
  { ground: 'coral', draw: front },
  { ground: 'sand', draw: auditorium },
  { ground: 'coral', draw: nearby },
]

const p = palette

function rows({ w, h, u, random }: Frame) {
  const r = 84 * u
  const mixes = [
    [p.teal700, p.coral500, p.teal700, p.teal500, p.coral300],
    [p.gold, p.teal900, p.coral500, p.teal700, p.teal700],
    [p.coral300, p.gold, p.coral500, p.coral300, p.teal500],
  ]
  const start = random.whole(0, 4)
  let body = ''
  mixes.forEach((mix, row) => {
    const base = h * 0.36 + row * r * 2.32
    const shift = row % 2 ? -r * 1.1 : 0
    for (let i = 0; i * r * 2.2 < w + 3 * r; i++)
      body += figure(
        shift + r * 0.62 + i * r * 2.2,
        base,
        r,
        mix[(i * 2 + start + row) % mix.length] ?? p.teal700,
      )
  })
  return body
}

function front({ w, h, u, t, random }: Frame) {
  let body = ''
  const small = 58 * u
  const fainter = midColor(t.ground, t.faint)
  for (let row = 0; row < 4; row++)
    for (let i = -1; i * small * 2.25 < w + small; i++) {
      const x = i * small * 2.25 + (row % 2) * small * 1.12
      body += figure(x, h * 0.27 + row * small * 2.5, small, row % 2 ? t.faint : fainter)
    }
  const x = w * random.between(0.6, 0.68)
  return (
    body +
    figure(x - 330 * u, h + 20 * u, 150 * u, t.mid) +
    figure(x + 300 * u, h + 20 * u, 130 * u, t.line) +
    figure(x, h + 40 * u, 262 * u, t.hot, t.spark)
  )
}

function auditorium({ w, h, u, t, random }: Frame) {
  const sizes = [46, 62, 84, 112, 150]
  const colors = [p.sand2, p.teal200, p.teal500, p.teal700, p.teal900]
  const chosen = random.whole(2, 3)
  let body = ''
  let top = h * 0.07
  sizes.forEach((size, row) => {
    const r = size * u
    const start = w * 0.5 - r * 2.2 * 4 + (row % 2) * r * 1.1
    for (let i = 0; start + i * r * 2.2 < w + r; i++) {
      const hot = row === chosen && i === Math.round((w * 0.6 - start) / (r * 2.2))
      body += column(
        start + i * r * 2.2,
        h,
        hot ? top - r * 0.7 : top,
        r,
        hot ? t.hot : (colors[row] ?? t.strong),
        hot ? t.spark : undefined,
      )
    }
    top += r * 1.75
  })
  return body
}

/** Two rows in close-up, with six people. */
function nearby({ w, h, u, t, random }: Frame) {
  const r = 168 * u
  const colors = [t.hot, t.strong, t.mid, t.line, t.spark, t.soft]
  const start = random.whole(0, 5)
  const one = (i: number, x: number, base: number) =>
    figure(x, base, r, colors[(start + i) % 6] ?? t.hot, colors[(start + i + 2) % 6])
  const top = [0.02, 0.4, 0.78].map((x, i) => one(i, w * x, h * 0.56))
  const low = [0.21, 0.59, 0.97].map((x, i) => one(i + 3, w * x, h + 6 * u))
  return top.join('') + low.join('')
}
