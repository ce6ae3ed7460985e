import { palette } from '../palette.ts'
import { voice } from '../parts.ts'
import { rect } from '../svg.ts'
import type { Frame, Motif } from './motif.ts'

/** Communication & Influence, on teal and blush: a voice as bars. */
export const voices: Motif = [
  { ground: 'teal', draw: sentence },
  { ground: 'blush', draw: word },
  { ground: 'teal', draw: dialogue },
  { ground: 'blush', draw: reply },
]

const p = palette

/** Loudness from 0 to 1: several waves superimposed, to resemble words and pauses. */
const speech = (x: number, phase: number) =>
  Math.abs(Math.sin(x * 2.1 + phase)) * (0.45 + 0.55 * Math.abs(Math.sin(x * 6.7 + phase * 1.7))) + 0.06

function sentence({ w, h, u, t, random }: Frame) {
  const phase = random.between(0, 3)
  const count = Math.floor((w * 0.84) / (33 * u))
  const loud = random.whole(Math.floor(count * 0.55), Math.floor(count * 0.7))
  const levels = Array.from({ length: count }, (_, i) => {
    const near = Math.exp(-(((i - loud) / 5) ** 2))
    return (24 + 150 * speech(i / 4.2, phase) + 110 * near) * u
  })
  const color = (i: number) => {
    if (Math.abs(i - loud) < 3) return t.hot
    return i % 7 === 3 ? t.spark : i % 5 < 2 ? t.soft : t.line
  }
  return voice(w * 0.085, h * 0.5, levels, 33 * u, 17 * u, color)
}

/** A few broad bars, like a single word. */
function word({ w, h, u, t, random }: Frame) {
  const phase = random.between(0, 3)
  const colors = [p.coral500, p.coral700, p.coral500, t.hot, p.coral600]
  const levels = Array.from({ length: 9 }, (_, i) => {
    const swell = Math.sin(((i + 1) / 10) * Math.PI)
    return (60 + 210 * swell * (0.55 + 0.45 * speech(i, phase))) * u
  })
  return voice(w * 0.12, h * 0.5, levels, 91 * u, 54 * u, (i) => colors[i % 5] ?? t.hot)
}

function dialogue({ w, h, u, t, random }: Frame) {
  const phase = random.between(0, 3)
  const gap = 40 * u
  let body = ''
  for (let i = 0; i * gap < w + gap; i++) {
    const share = 0.16 + 0.52 * speech(i / 5.5, phase)
    const top = (h - 44 * u) * Math.min(0.74, share)
    const rest = h - top - 44 * u
    body += rect(i * gap, -20 * u, 22 * u, top + 20 * u, { fill: i % 6 === 4 ? t.line : t.mid }, 11 * u)
    body += rect(
      i * gap,
      h - rest,
      22 * u,
      rest + 20 * u,
      { fill: i % 5 === 2 ? t.spark : i % 5 === 4 ? t.soft : t.hot },
      8 * u,
    )
  }
  return body
}

/** Two lines of speech below each other, the second one longer. */
function reply({ w, h, u, t, random }: Frame) {
  const phase = random.between(0, 3)
  const levels = (count: number, shift: number) =>
    Array.from({ length: count }, (_, i) => (22 + 112 * speech(i / 2.4, phase + shift)) * u)
  return (
    voice(w * 0.1, h * 0.28, levels(11, 0), 42 * u, 22 * u, (i) => (i % 4 === 1 ? p.coral700 : p.coral500)) +
    voice(w * 0.28, h * 0.72, levels(15, 1.3), 42 * u, 22 * u, (i) => (i % 5 === 2 ? t.spark : t.hot))
  )
}
