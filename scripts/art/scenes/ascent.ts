import { smooth } from '../curves.ts'
import { column, figure, stem } from '../parts.ts'
import { circle, d, type Point, path, rect, stroke } from '../svg.ts'
import { BASE, type Scene } from './scene.ts'

/** The ascending row taken further: people grow among the stems. */
export const home: Scene = (t) => {
  const notes: Point[] = [
    [40, 846],
    [116, 812],
    [284, 752],
    [362, 716],
    [530, 612],
    [612, 566],
    [786, 424],
    [868, 372],
  ]
  const colors = [t.spark, t.line, t.line, t.spark, t.hot, t.line, t.spark, t.line]
  const crowd: [number, number, number, string, string][] = [
    [200, 742, 42, t.mid, t.line],
    [446, 610, 54, t.soft, t.hot],
    [700, 426, 66, t.mid, t.spark],
    [938, 262, 82, t.line, t.strong],
    [1088, 90, 108, t.hot, t.spark],
  ]
  const heads = crowd.map(([x, top, r]): Point => [x, top + r * 0.58])
  const row = [...notes, ...heads].sort((a, b) => a[0] - b[0])
  return (
    circle(770, 560, 410, { fill: t.faint, fillOpacity: 0.55 }) +
    path(smooth(row), stroke(t.line, 3.5, { opacity: 0.45 })) +
    notes.map(([x, y], i) => stem(x, BASE, y, 14 + i * 1.4, colors[i] ?? t.line, undefined, 5)).join('') +
    crowd.map(([x, top, r, body, head]) => column(x, BASE, top, r, body, head)).join('')
  )
}

/** The plain sign of the house, shown when the hero picture does not arrive. */
export const homeBackup: Scene = (t) =>
  [820, 764, 690, 640, 540, 452, 330, 210]
    .map((top, i) =>
      stem(
        180 + i * 130,
        BASE,
        top,
        i === 7 ? 54 : 24,
        i === 7 ? t.hot : i % 3 ? t.line : t.spark,
        undefined,
        7,
      ),
    )
    .join('')

/** Three steps with a team, two leads and one executive, and the line that joins them. */
export const leadership: Scene = (t) => {
  const steps =
    rect(60, 724, 1140, 176, { fill: t.faint }) +
    rect(420, 560, 780, 340, { fill: t.mid }) +
    rect(800, 352, 400, 548, { fill: t.line })
  const team = [128, 240, 352]
    .map((x, i) => figure(x, 724, 50, [t.line, t.soft, t.line][i] ?? t.line))
    .join('')
  const leads = figure(524, 560, 72, t.soft) + figure(694, 560, 72, t.strong, t.spark)
  const way: Point[] = [
    [240, 596],
    [360, 500],
    [524, 398],
    [690, 330],
    [790, 190],
    [930, 110],
  ]
  return (
    path(smooth(way), stroke(t.spark, 6, { strokeDasharray: '2 17', strokeLinecap: 'round' })) +
    steps +
    team +
    leads +
    figure(1000, 352, 128, t.hot, t.spark)
  )
}

/** One person steps out of the row and takes charge. */
export const a1: Scene = (t) => {
  const row = [92, 254, 416, 578, 910, 1072]
  return (
    circle(744, 330, 240, { fill: t.faint }) +
    circle(744, 330, 306, stroke(t.line, 4, { opacity: 0.5 })) +
    row.map((x, i) => column(x, BASE, 500 + (i % 2) * 30, 72, i % 2 ? t.faint : t.mid, t.line)).join('') +
    column(744, BASE, 206, 112, t.hot, t.spark) +
    [173, 335, 497, 991].map((x, i) => figure(x, BASE, 62, i % 2 ? t.soft : t.line)).join('')
  )
}

/** Two teams in two time zones, and the arcs across. */
export const a2: Scene = (t) => {
  const left: [number, number, number][] = [
    [128, 640, 62],
    [262, 560, 70],
    [410, 610, 66],
  ]
  const right: [number, number, number][] = [
    [846, 480, 74],
    [984, 384, 84],
    [1112, 430, 80],
  ]
  const arcs = left.map(([x0, y0], i) => {
    const [x1, y1] = right[i] ?? (right[0] as [number, number, number])
    return path(
      d`M${x0} ${y0 - 14}C${x0 + 40} ${y0 - 460} ${x1 - 160} ${y1 - 330} ${x1} ${y1 - 14}`,
      stroke([t.spark, t.strong, t.soft][i] ?? t.line, 6),
    )
  })
  return (
    path(d`M628 120a330 330 0 0 0 0 660z`, { fill: t.faint }) +
    path(d`M628 120a330 330 0 0 1 0 660z`, { fill: t.mid }) +
    arcs.join('') +
    left
      .map(([x, top, r], i) =>
        column(x, BASE, top, r, [t.soft, t.hot, t.soft][i] ?? t.soft, [t.hot, t.spark, t.hot][i]),
      )
      .join('') +
    right
      .map(([x, top, r], i) =>
        column(x, BASE, top, r, [t.line, t.strong, t.line][i] ?? t.line, [t.strong, t.spark, t.strong][i]),
      )
      .join('')
  )
}
