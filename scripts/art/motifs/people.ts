import { polar } from '../curves.ts'
import { halfway } from '../halfway.ts'
import { palette } from '../palette.ts'
import { column, figure } from '../parts.ts'
import { circle, d, group, stroke } from '../svg.ts'
import type { Frame, Motif } from './motif.ts'

/** People Leadership Skills: rows of head-and-shoulder forms. */
export const people: Motif = [
  { ground: 'sand', draw: rows },
  { ground: 'teal', draw: front },
  { ground: 'blush', draw: table },
  { ground: 'mint', draw: auditorium },
  { ground: 'sand', draw: pair },
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
  const fainter = halfway(t.ground, t.faint)
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

function table({ w, h, u, t, random }: Frame) {
  const [cx, cy] = [w * random.between(0.5, 0.58), h * random.between(0.54, 0.6)]
  const colors = [
    p.coral500,
    p.coral700,
    p.coral500,
    p.teal700,
    p.coral300,
    p.coral600,
    p.gold,
    p.coral500,
    p.coral300,
  ]
  const turn = random.between(0, 0.1)
  let body = circle(cx, cy, 178 * u, { fill: p.sand0 }) + circle(cx, cy, 178 * u, stroke(t.line, 4 * u))
  body += circle(cx, cy, 96 * u, stroke(t.soft, 4 * u))
  colors.forEach((color, i) => {
    const [x, y] = polar(cx, cy, 208 * u, turn + i / colors.length)
    const seat = figure(0, 0, 76 * u, color)
    body += group(seat, {}, `translate(${d`${x} ${y}`}) rotate(${d`${(turn + i / colors.length) * 360}`})`)
  })
  const [x, y] = polar(cx, cy, 96 * u, turn + 3 / colors.length)
  return body + circle(x, y, 15 * u, { fill: t.hot })
}

function auditorium({ w, h, u, t, random }: Frame) {
  const sizes = [46, 62, 84, 112, 150]
  const colors = [p.teal200, p.teal300, p.teal500, p.teal700, p.teal900]
  const chosen = random.whole(2, 3)
  let body = ''
  let top = h * 0.07
  sizes.forEach((size, row) => {
    const r = size * u
    const start = w * 0.5 - r * 2.2 * 4 + (row % 2) * r * 1.1
    for (let i = 0; start + i * r * 2.2 < w + r; i++) {
      const hot = row === chosen && i === 5
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

function pair({ w, h, u, t, random }: Frame) {
  const x = w * random.between(0.4, 0.46)
  return (
    circle(w * 0.52, h * 0.9, 470 * u, { fill: t.faint }) +
    circle(w * 0.52, h * 0.9, 330 * u, stroke(t.ground, 6 * u)) +
    figure(x + 300 * u, h + 10 * u, 240 * u, p.teal700, p.coral300) +
    figure(x - 60 * u, h + 10 * u, 200 * u, p.coral500, p.gold)
  )
}
