import { smooth } from '../curves.ts'
import { column, figure, stem } from '../parts.ts'
import { circle, d, type Point, path, rect, stroke } from '../svg.ts'
import { BASE, type Scene } from './scene.ts'

/** Seven paths that turn upwards together; three of them carry the programs. */
export const transformation: Scene = (t) => {
  const colors = [t.faint, t.hot, t.line, t.mid, t.spark, t.strong, t.soft]
  const starts = [420, 250, 330, 130, 260, 60, 190]
  const tips = [236, 176, 232, 116, 172, 60, 116]
  const turn = 470
  return colors
    .map((color, i) => {
      const r = 116 + i * 84
      const [x, y] = [turn + r, tips[i] ?? 200]
      const data = d`M${starts[i] ?? 200} ${240 + r}H${turn}A${r} ${r} 0 0 0 ${x} 240V${y}`
      return path(data, stroke(color, 34, { strokeLinecap: 'round' })) + circle(x, y, 40, { fill: color })
    })
    .join('')
}

/** The three transformation programs share one picture at three heights. */
const rising = (t: Parameters<Scene>[0], tops: readonly number[], shades: readonly string[]) => {
  const gap = 1200 / tops.length
  return tops
    .map((top, i) => rect(i * gap + 10, top, gap - 20, BASE, { fill: shades[i] ?? t.faint }))
    .join('')
}

/** Frontline: low steps, many people, one line that starts to climb. */
export const t1: Scene = (t) => {
  const tops = [846, 836, 818, 806, 770, 744, 690, 640]
  const shades = [t.faint, t.faint, t.hot, t.faint, t.mid, t.faint, t.hot, t.mid]
  const people = [t.strong, t.soft, t.strong, t.spark, t.strong, t.soft, t.strong, t.spark]
  return (
    path(
      smooth([
        [20, 700],
        [260, 664],
        [560, 590],
        [840, 470],
        [980, 380],
        [1110, 250],
      ]),
      stroke(t.strong, 6),
    ) +
    circle(1110, 250, 44, { fill: t.hot }) +
    rising(t, tops, shades) +
    tops.map((top, i) => figure(75 + i * 150, top, 50 + i * 1.6, people[i] ?? t.strong)).join('')
  )
}

/** Mid-level: uneven ground, and a line that finds its way over it. */
export const t2: Scene = (t) => {
  const tops = [690, 600, 720, 540, 650, 450, 560, 400]
  const shades = [t.faint, t.hot, t.faint, t.mid, t.faint, t.hot, t.faint, t.mid]
  const route: Point[] = [
    [75, 610],
    [225, 500],
    [375, 640],
    [525, 430],
    [675, 560],
    [825, 340],
    [975, 460],
    [1125, 250],
  ]
  return (
    rising(t, tops, shades) +
    path(smooth(route), stroke(t.strong, 8)) +
    route
      .map(([x, y], i) =>
        circle(x, y, i % 2 ? 27 : 16, { fill: i === 7 ? t.hot : i % 2 ? t.spark : t.strong }),
      )
      .join('') +
    column(375, BASE, 706, 54, t.soft, t.strong) +
    column(675, BASE, 640, 60, t.soft, t.strong) +
    column(975, BASE, 566, 66, t.strong, t.spark)
  )
}

/** Executives: the whole skyline, one sun, one person with the long view. */
export const t3x: Scene = (t) => {
  const tops = [780, 690, 730, 560, 610, 430, 330, 220]
  const shades = [t.faint, t.mid, t.faint, t.hot, t.faint, t.mid, t.hot, t.faint]
  return (
    circle(600, 420, 270, { fill: t.spark }) +
    circle(600, 420, 350, stroke(t.strong, 3, { opacity: 0.7 })) +
    rising(t, tops, shades) +
    [1, 3, 5, 6].map((i) => stem(i * 150 + 75, tops[i] ?? 0, (tops[i] ?? 0) - 66, 16, t.strong)).join('') +
    figure(1125, 220, 62, t.hot, t.strong)
  )
}
