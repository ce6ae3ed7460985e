import { arc, polar } from '../curves.ts'
import { palette } from '../palette.ts'
import { needle, ticks } from '../parts.ts'
import { circle, path, stroke } from '../svg.ts'
import type { Frame, Motif } from './motif.ts'

/** Self-Awareness & Purpose: rings off the centre, with a compass in them. */
export const rings: Motif = [
  { ground: 'teal', draw: fineRings },
  { ground: 'sand', draw: broadRings },
  { ground: 'blush', draw: brokenRings },
  { ground: 'mint', draw: bearing },
]

function fineRings({ w, h, u, t, random }: Frame) {
  const [cx, cy] = [w * random.between(0.6, 0.66), h * random.between(0.5, 0.58)]
  let body = ''
  for (let i = 0, r = 96; r < 760; i++, r *= 1.19)
    body += circle(cx, cy, r * u, stroke(t.line, (i % 4 === 1 ? 4 : 2) * u, { opacity: 0.95 - i * 0.06 }))
  body += ticks(cx, cy, 76 * u, 12 * u, 24, t.line, 3 * u)
  const turn = random.between(-0.06, 0.09)
  return body + needle(cx, cy, 200 * u, turn, t.spark, t.faint) + circle(cx, cy, 38 * u, { fill: t.hot })
}

function broadRings({ w, h, u, t, random }: Frame) {
  const [cx, cy] = [w * random.between(0.2, 0.28), h * random.between(0.78, 0.9)]
  const colors = [
    palette.sand2,
    palette.teal200,
    palette.coral300,
    palette.teal500,
    palette.teal700,
    palette.teal900,
  ]
  const radii = [720, 590, 470, 370, 270, 160]
  const body = colors.map((fill, i) => circle(cx, cy, (radii[i] ?? 0) * u, { fill })).join('')
  const [x, y] = polar(cx, cy, 590 * u, random.between(0.115, 0.14))
  return (
    body +
    circle(x, y, 92 * u, { fill: t.ground }) +
    circle(x, y, 92 * u, stroke(t.line, 3 * u)) +
    needle(x, y, 74 * u, random.between(0.07, 0.16), t.hot, t.line) +
    circle(x, y, 7 * u, { fill: t.ground })
  )
}

function brokenRings({ w, h, u, t, random }: Frame) {
  const [cx, cy] = [w * random.between(0.38, 0.46), h * random.between(0.46, 0.54)]
  const colors = [
    palette.coral600,
    palette.coral500,
    palette.teal700,
    palette.coral300,
    palette.coral700,
  ] as const
  const heading = random.between(0.1, 0.16)
  let body = ''
  for (let i = 0; i < 9; i++) {
    const gap = 0.035 + 0.012 * i + random.between(0, 0.03)
    const [r, width] = [(104 + i * 56) * u, (i % 3 === 0 ? 20 : 8) * u]
    body += path(arc(cx, cy, r, heading + gap, heading + 1 - gap), stroke(colors[i % 5] ?? t.hot, width))
  }
  const [x, y] = polar(cx, cy, 330 * u, heading)
  return body + circle(cx, cy, 44 * u, { fill: t.hot }) + needle(x, y, 92 * u, heading, t.spark, t.strong)
}

function bearing({ w, h, u, t, random }: Frame) {
  const [cx, cy] = [w * random.between(0.66, 0.74), h * random.between(0.6, 0.7)]
  const turn = random.between(0.8, 0.88)
  let body = circle(cx, cy, 470 * u, { fill: t.faint }) + circle(cx, cy, 300 * u, { fill: t.ground })
  body += circle(cx, cy, 385 * u, stroke(t.mid, 3 * u)) + circle(cx, cy, 560 * u, stroke(t.mid, 3 * u))
  body += ticks(cx, cy, 424 * u, 22 * u, 60, t.strong, 3 * u) + circle(cx, cy, 200 * u, { fill: t.strong })
  const [x, y] = polar(cx, cy, 560 * u, turn)
  return (
    body +
    needle(cx, cy, 300 * u, turn, t.hot, t.spark) +
    circle(cx, cy, 26 * u, { fill: t.ground }) +
    circle(x, y, 20 * u, { fill: t.hot })
  )
}
