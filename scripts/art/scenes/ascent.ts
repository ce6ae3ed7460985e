import { smooth } from '../curves.ts'
import { column, figure, stem } from '../parts.ts'
import { circle, d, type Point, path, rect, stroke } from '../svg.ts'
import { BASE, type Scene } from './scene.ts'

/** The ascending row taken further: people grow among the stems. */
export const home: Scene = (t) => {
  const notes: Point[] = [
    [46, 846],
    [124, 812],
    [292, 752],
    [372, 716],
    [542, 612],
    [626, 566],
    [806, 424],
    [892, 372],
  ]
  const colors = [t.spark, t.line, t.line, t.spark, t.hot, t.line, t.spark, t.line]
  const crowd: [number, number, number, string, string][] = [
    [208, 742, 42, t.mid, t.line],
    [456, 610, 54, t.soft, t.hot],
    [716, 426, 66, t.mid, t.spark],
    [962, 262, 84, t.line, t.strong],
    [1116, 96, 112, t.hot, t.spark],
  ]
  const heads = crowd.map(([x, top, r]): Point => [x, top + r * 0.58])
  const row = [...notes, ...heads].sort((a, b) => a[0] - b[0])
  return (
    circle(900, 560, 420, { fill: t.faint, fillOpacity: 0.55 }) +
    path(smooth(row), stroke(t.line, 2.5, { opacity: 0.45 })) +
    notes.map(([x, y], i) => stem(x, BASE, y, 13 + i * 1.4, colors[i] ?? t.line)).join('') +
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
    rect(96, 724, 1104, 176, { fill: t.faint }) +
    rect(440, 560, 760, 340, { fill: t.mid }) +
    rect(816, 352, 384, 548, { fill: t.line })
  const team = [150, 238, 326]
    .map((x, i) => figure(x, 724, 40, [t.line, t.soft, t.line][i] ?? t.line))
    .join('')
  const leads = figure(540, 560, 66, t.soft) + figure(694, 560, 66, t.strong, t.spark)
  return (
    path(
      smooth([
        [150, 560],
        [326, 566],
        [600, 360],
        [760, 306],
        [930, 90],
        [1060, 30],
      ]),
      stroke(t.spark, 5),
    ) +
    circle(326, 566, 15, { fill: t.spark }) +
    circle(760, 306, 20, { fill: t.spark }) +
    steps +
    team +
    leads +
    figure(1010, 352, 120, t.hot, t.spark)
  )
}

/** One person steps out of the row and takes charge. */
export const a1: Scene = (t) => {
  const row = [120, 276, 432, 588, 900, 1056, 1212]
  return (
    circle(744, 300, 250, { fill: t.faint }) +
    circle(744, 300, 330, stroke(t.line, 3, { opacity: 0.5 })) +
    row.map((x, i) => column(x, BASE, 500 + (i % 2) * 26, 70, i % 2 ? t.faint : t.mid, t.line)).join('') +
    column(744, BASE, 214, 108, t.hot, t.spark) +
    row
      .slice(0, 6)
      .map((x, i) => figure(x + 78, BASE, 58, i % 3 === 1 ? t.soft : t.line))
      .join('')
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
    [846, 470, 74],
    [994, 384, 84],
    [1160, 430, 80],
  ]
  const arcs = left.map(([x0, y0], i) => {
    const [x1, y1] = right[i] ?? (right[0] as [number, number, number])
    return path(
      d`M${x0} ${y0 - 14}C${x0 + 40} ${y0 - 460} ${x1 - 160} ${y1 - 330} ${x1} ${y1 - 14}`,
      stroke([t.spark, t.strong, t.soft][i] ?? t.line, 5),
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
