import { bow, polar, segment } from '../curves.ts'
import { column, figure, stem, voice } from '../parts.ts'
import { circle, d, group, type Point, path, rect, stroke } from '../svg.ts'
import { BASE, type Scene } from './scene.ts'

/** Three stages, one above the other: growing stems, people, a voice. */
export const platforms: Scene = (t) => {
  const plate = (x: number, y: number, color: string, side: string) =>
    path(d`M${x} ${y}V${BASE}`, stroke(side, 22)) +
    path(d`M${x - 270} ${y}v30a270 46 0 0 0 540 0v-30z`, { fill: side }) +
    path(d`M${x - 270} ${y}a270 46 0 0 1 540 0a270 46 0 0 1 -540 0z`, { fill: color })
  const levels = [40, 74, 52, 104, 136, 90, 120, 62, 44]
  return (
    plate(900, 346, t.mid, t.faint) +
    voice(716, 200, levels, 46, 22, (i) => (i === 4 ? t.hot : i % 3 ? t.strong : t.spark)) +
    plate(600, 590, t.line, t.mid) +
    figure(452, 594, 64, t.faint) +
    figure(748, 594, 64, t.mid) +
    figure(600, 604, 84, t.hot, t.spark) +
    plate(300, 792, t.soft, t.hot) +
    [0, 1, 2, 3]
      .map((i) =>
        stem(
          120 + i * 84,
          796 + (i % 2) * 8,
          730 - i * 66,
          22 + i * 5,
          t.spark,
          i === 3 ? t.strong : t.spark,
          7,
        ),
      )
      .join('')
  )
}

/** A note leaps from bar to bar, each a little further up. */
export const leap: Scene = (t) => {
  const tops = [800, 720, 640, 520, 390, 230]
  const xs = [110, 300, 490, 690, 890, 1096]
  const landings = xs.map((x, i): Point => [x, (tops[i] ?? 0) - 26])
  return (
    tops
      .map((top, i) => {
        const w = 68 + i * 4
        const done = [0.9, 0.75, 0.6, 0.5, 0.4, 0.3][i] ?? 0.5
        return (
          rect((xs[i] ?? 0) - w, top, w * 2, BASE, { fill: t.faint }) +
          rect((xs[i] ?? 0) - w, top + (BASE - top) * (1 - done), w * 2, BASE, { fill: t.mid })
        )
      })
      .join('') +
    landings
      .slice(1)
      .map((to, i) =>
        path(
          bow(landings[i] as Point, to, 120 + i * 12),
          stroke(
            i === 4 ? t.spark : t.line,
            5,
            i === 4 ? {} : { strokeDasharray: '3 15', strokeLinecap: 'round' },
          ),
        ),
      )
      .join('') +
    landings
      .slice(0, 5)
      .map(([x, y], i) => circle(x, y, 22 + i * 2, { fill: i % 2 ? t.spark : t.line }))
      .join('') +
    circle(1096, 160, 70, { fill: t.hot })
  )
}

/** Coaches all around the globe, and the lines between them. */
export const space: Scene = (t) => {
  const [cx, cy, r] = [620, 800, 480]
  const turns = [-0.15, -0.055, 0.045, 0.14]
  const places: Point[] = [
    [350, 640],
    [540, 480],
    [800, 560],
    [680, 740],
    [930, 760],
    [440, 820],
  ]
  const people = [t.strong, t.spark, t.soft, t.strong]
  return (
    turns
      .map((turn, i) =>
        group(
          figure(0, 0, 74 + (i % 2) * 14, people[i] ?? t.strong),
          {},
          `translate(${polar(cx, cy, r - 6, turn)
            .map(Math.round)
            .join(' ')}) rotate(${Math.round(turn * 360)})`,
        ),
      )
      .join('') +
    circle(cx, cy, r, { fill: t.hot }) +
    [0.3, 0.68]
      .map((share) =>
        path(
          d`M${cx} ${cy - r}A${r * share} ${r} 0 0 0 ${cx} ${cy + r}M${cx} ${cy - r}A${r * share} ${r} 0 0 1 ${cx} ${cy + r}`,
          stroke(t.mid, 4),
        ),
      )
      .join('') +
    [-300, -120, 60]
      .map((dy) =>
        path(
          d`M${cx - Math.sqrt(r * r - dy * dy)} ${cy + dy}H${cx + Math.sqrt(r * r - dy * dy)}`,
          stroke(t.mid, 4),
        ),
      )
      .join('') +
    [
      [0, 1],
      [1, 2],
      [2, 3],
      [0, 3],
      [2, 4],
      [0, 5],
    ]
      .map(([a, b]) => path(bow(places[a ?? 0] as Point, places[b ?? 0] as Point, 50), stroke(t.spark, 5)))
      .join('') +
    places
      .map(([x, y], i) => circle(x, y, i === 2 ? 32 : 18, { fill: i === 2 ? t.ground : t.strong }))
      .join('')
  )
}

/** Two voices face each other on one line, with the arena's ranks behind. */
export const aiArena: Scene = (t) => {
  const own = [40, 74, 140, 100, 176, 84]
  const other = [78, 150, 108, 184, 126, 56]
  return (
    [560, 470, 380]
      .map((r, i) =>
        path(segment(610, 900, r - 34, r + 34, -0.25, 0.25), { fill: t.faint, fillOpacity: 1 - i * 0.22 }),
      )
      .join('') +
    column(180, BASE, 400, 150, t.hot, t.soft) +
    voice(374, 600, own, 40, 20, (i) => (i === 4 ? t.hot : t.soft)) +
    voice(622, 600, other, 40, 20, (i) => (i % 3 === 1 ? t.spark : t.line)) +
    path(d`M890 ${BASE}V550a150 150 0 0 1 300 0V${BASE}z`, { fill: t.line }) +
    [128, 92, 56]
      .map((r, i) => circle(1040, 420, r, { fill: [t.mid, t.ground, t.spark][i] ?? t.mid }))
      .join('')
  )
}
