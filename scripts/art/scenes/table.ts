import { polar } from '../curves.ts'
import { figure } from '../parts.ts'
import { circle, group, path, stroke } from '../svg.ts'
import type { Scene } from './scene.ts'

/** Middle of the table. */
const [X, Y] = [620, 700] as const

/** Twelve executives around one table, seen from above. The lower edge cuts the table, and four of them are below it. */
export const a3x: Scene = (t) => {
  const colors = [t.soft, t.spark, t.mid, t.line, t.line, t.mid, t.hot, t.soft]
  const seats = colors.map((color, i) => {
    const turn = (i - 3.5) / 12
    const [x, y] = polar(X, Y, 360, turn)
    return group(
      figure(0, 0, 94, color),
      {},
      `translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(turn * 360)})`,
    )
  })
  const hot = polar(X, Y, 230, 2.5 / 12)
  return (
    seats.join('') +
    circle(X, Y, 325, { fill: t.strong }) +
    [278, 230, 182, 134, 86].map((r) => circle(X, Y, r, stroke(t.line, 5))).join('') +
    path(`M${X} ${Y}L${hot.map(Math.round).join(' ')}`, stroke(t.hot, 8)) +
    circle(X, Y, 40, { fill: t.ground }) +
    circle(...hot, 30, { fill: t.hot })
  )
}
