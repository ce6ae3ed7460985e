import { polar } from '../curves.ts'
import { palette } from '../palette.ts'
import { figure, voice } from '../parts.ts'
import { circle, d, path, rect, stroke } from '../svg.ts'
import type { Frame, Motif } from './motif.ts'

/** Communication & Influence: a voice as bars. */
export const voices: Motif = [
  { ground: 'teal', draw: sentence },
  { ground: 'blush', draw: call },
  { ground: 'sand', draw: dialogue },
  { ground: 'mint', draw: speaker },
]

const p = palette

/** Loudness between 0 and 1: a few swells under one another, as speech has words and pauses. */
const speech = (x: number, phase: number) =>
  Math.abs(Math.sin(x * 2.1 + phase)) * (0.45 + 0.55 * Math.abs(Math.sin(x * 6.7 + phase * 1.7))) + 0.06

function sentence({ w, h, u, t, random }: Frame) {
  const phase = random.between(0, 3)
  const count = Math.floor((w * 0.88) / (23 * u))
  const loud = random.whole(Math.floor(count * 0.55), Math.floor(count * 0.7))
  const levels = Array.from({ length: count }, (_, i) => {
    const near = Math.exp(-(((i - loud) / 7) ** 2))
    return (24 + 150 * speech(i / 6, phase) + 110 * near) * u
  })
  const color = (i: number) => {
    if (Math.abs(i - loud) < 3) return t.hot
    return i % 7 === 3 ? t.spark : i % 5 < 2 ? t.soft : t.line
  }
  return voice(w * 0.07, h * 0.5, levels, 23 * u, 10 * u, color)
}

function call({ w, h, u, t, random }: Frame) {
  const [cx, cy] = [w * random.between(0.24, 0.3), h * random.between(0.56, 0.64)]
  const colors = [p.coral500, p.coral600, p.coral700, p.coral300, p.teal700] as const
  const phase = random.between(0, 3)
  let body = ''
  for (let i = 0; i < 34; i++) {
    const turn = -0.09 + i * 0.0165
    const [x0, y0] = polar(cx, cy, 170 * u, turn)
    const [x1, y1] = polar(cx, cy, (230 + 420 * speech(i / 4.4, phase)) * u, turn)
    body += path(
      d`M${x0} ${y0}L${x1} ${y1}`,
      stroke(colors[(i * 3) % 5] ?? t.hot, 13 * u, { strokeLinecap: 'round' }),
    )
  }
  return body + circle(cx, cy, 112 * u, { fill: t.hot }) + circle(cx, cy, 140 * u, stroke(t.hot, 4 * u))
}

function dialogue({ w, h, u, t, random }: Frame) {
  const phase = random.between(0, 3)
  const gap = 30 * u
  let body = ''
  for (let i = 0; i * gap < w + gap; i++) {
    const share = 0.16 + 0.52 * speech(i / 5.5, phase)
    const top = (h - 44 * u) * Math.min(0.74, share)
    const rest = h - top - 44 * u
    body += rect(i * gap, -20 * u, 16 * u, top + 20 * u, { fill: i % 6 === 4 ? p.teal500 : p.teal700 }, 8 * u)
    body += rect(
      i * gap,
      h - rest,
      16 * u,
      rest + 20 * u,
      { fill: i % 5 === 2 ? p.gold : i % 5 === 4 ? p.coral300 : t.hot },
      8 * u,
    )
  }
  return body
}

function speaker({ w, h, u, t, random }: Frame) {
  const phase = random.between(0, 3)
  const x = w * random.between(0.2, 0.25)
  const levels = Array.from(
    { length: 15 },
    (_, i) => (30 + 210 * speech(i / 2.6, phase) * (0.5 + i / 20)) * u,
  )
  const color = (i: number) => (i % 4 === 1 ? t.spark : i % 3 === 0 ? t.hot : t.mid)
  return figure(x, h + 8 * u, 210 * u, t.strong) + voice(x + 200 * u, h * 0.44, levels, 42 * u, 20 * u, color)
}
