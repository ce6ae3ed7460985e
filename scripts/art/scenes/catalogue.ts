import { segment } from '../curves.ts'
import type { Tones } from '../palette.ts'
import { figure, stem } from '../parts.ts'
import { circle, d, group, path, rect, stroke } from '../svg.ts'
import { BASE, type Scene } from './scene.ts'

const TILE = 132

/** One small sign per module category, on a tile of 132 units, drawn in two colors. */
const SIGNS: readonly ((a: string, b: string) => string)[] = [
  (a, b) =>
    [58, 40, 22].map((r) => circle(76, 60, r, stroke(a, 6))).join('') + circle(76, 60, 8, { fill: b }),
  (a, b) =>
    [28, 58, 88].map((y) => path(d`M0 ${y + 14}c30 -34 46 -26 66 0s44 20 66 -12`, stroke(a, 8))).join('') +
    circle(92, 60, 11, { fill: b }),
  (a, b) => figure(66, 132, 50, a, b),
  (a, b) => circle(48, 66, 38, { fill: a }) + circle(86, 66, 38, { fill: b, fillOpacity: 0.85 }),
  (a, b) =>
    [18, 40, 56, 30, 46, 16]
      .map((l, i) => rect(17 + i * 18, 66 - l, 9, l * 2, { fill: i === 2 ? b : a }, 4))
      .join(''),
  (a, b) =>
    path('M28 98L52 36L104 52L96 104L28 98L104 52', stroke(a, 5)) +
    circle(28, 98, 13, { fill: a }) +
    circle(52, 36, 11, { fill: a }) +
    circle(96, 104, 9, { fill: a }) +
    circle(104, 52, 17, { fill: b }),
  (a, b) =>
    [0, 1, 2, 3].map((i) => rect(16 + i * 28, 98 - i * i * 8, 17, 140, { fill: i === 3 ? b : a })).join(''),
  (a, b) =>
    path(segment(0, 132, 88, 112, 0, 0.25), { fill: a }) +
    path(segment(0, 132, 48, 72, 0, 0.17), { fill: b }) +
    circle(0, 132, 30, { fill: a }),
]

/** Tiles in a column for each of eight themes, with a rising row of notes on top. */
export const modules: Scene = (t) => {
  const heights = [2, 3, 4, 3, 3, 3, 3, 3]
  const grounds = [t.faint, t.line, t.mid, t.soft, t.hot, t.strong, t.spark, t.faint]
  const inks: [string, string][] = [
    [t.line, t.hot],
    [t.mid, t.hot],
    [t.ground, t.spark],
    [t.hot, t.spark],
    [t.ground, t.strong],
    [t.ground, t.hot],
    [t.ground, t.hot],
    [t.line, t.spark],
  ]
  const lifts = [60, 70, 58, 196, 262, 330, 374, 452]
  const columns = heights.map((count, i) => {
    const x = 90 + i * 138
    const sign = SIGNS[i] as (typeof SIGNS)[number]
    const top = BASE - count * 138
    const [a, b] = inks[i] as [string, string]
    let body = stem(
      x + TILE / 2,
      top,
      top - (lifts[i] ?? 60) * 0.8,
      15 + i * 3,
      i === 7 ? t.hot : i % 3 === 2 ? t.spark : t.line,
      undefined,
      5,
    )
    for (let row = 0; row < count; row++) {
      const flip = row % 2 === 1
      const tile =
        rect(0, 0, TILE, TILE, { fill: flip ? a : (grounds[i] ?? t.faint) }) +
        sign(flip ? (grounds[i] ?? t.faint) : a, b)
      body += `<svg x="${x}" y="${top + 6 + row * 138}" width="${TILE}" height="${TILE}">${tile}</svg>`
    }
    return body
  })
  return columns.join('')
}

/** Four plots of one estate: a molecule, a globe, young stems and a block of offices. */
export const industries: Scene = (t) => {
  const plot = (x: number, y: number, size: number, color: string, body: string) =>
    `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 400 400">${rect(0, 0, 400, 400, { fill: color })}${body}</svg>`
  return (
    plot(90, 550, 350, t.hot, molecule(t)) +
    plot(450, 400, 350, t.strong, globe(t)) +
    plot(450, 760, 350, t.spark, fields(t)) +
    plot(810, 190, 350, t.spark, seedlings(t)) +
    plot(810, 550, 350, t.mid, offices(t))
  )
}

const hexagon = (x: number, y: number, r: number) =>
  d`M${x} ${y - r}l${r * 0.866} ${r / 2}v${r}l${-r * 0.866} ${r / 2}l${-r * 0.866} ${-r / 2}v${-r}z`

const molecule = (t: Tones) =>
  path(
    [hexagon(130, 150, 84), hexagon(275.5, 150, 84), hexagon(202.7, 276, 84)].join(''),
    stroke(t.line, 9),
  ) +
  path('M57 108L-20 64M348 108L430 60M203 360V430', stroke(t.line, 9)) +
  (
    [
      [130, 66, t.spark],
      [275, 66, t.ground],
      [57, 192, t.line],
      [348, 192, t.spark],
      [203, 192, t.strong],
      [130, 318, t.ground],
      [275, 318, t.line],
    ] as const
  )
    .map(([x, y, fill], i) => circle(x, y, i === 4 ? 34 : 20, { fill }))
    .join('')

const globe = (t: Tones) =>
  circle(200, 210, 140, { fill: t.ground }) +
  path(
    'M200 70c-96 60-96 220 0 280c96-60 96-220 0-280zM200 70V350M60 210H340M84 140H316M84 280H316',
    stroke(t.strong, 6),
  ) +
  path('M60 210C120 20 300 0 352 92', stroke(t.hot, 7)) +
  circle(60, 210, 17, { fill: t.hot }) +
  circle(352, 92, 24, { fill: t.hot })

const seedlings = (t: Tones) =>
  circle(290, 110, 54, { fill: t.ground }) +
  [
    [64, 320],
    [132, 270],
    [200, 290],
    [268, 210],
    [336, 240],
  ]
    .map(([x, y], i) => stem(x ?? 0, 400, y ?? 0, 20 + (i % 2) * 8, t.hot, i === 3 ? t.strong : t.hot, 7))
    .join('')

const offices = (t: Tones) => {
  let windows = ''
  for (let row = 0; row < 6; row++)
    for (let i = 0; i < 4; i++)
      windows += rect(126 + i * 42, 96 + row * 48, 24, 28, {
        fill: (row * 3 + i) % 5 === 1 ? t.spark : t.line,
      })
  return (
    rect(100, 66, 200, 340, { fill: t.hot }) +
    rect(20, 196, 66, 220, { fill: t.strong }) +
    rect(314, 150, 66, 260, { fill: t.soft }) +
    windows
  )
}

const fields = (t: Tones) =>
  group([0, 1, 2, 3, 4].map((i) => rect(-20, 20 + i * 60, 440, 26, { fill: t.ground })).join(''))
