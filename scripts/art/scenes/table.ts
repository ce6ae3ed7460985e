import { polar } from '../curves.ts'
import { figure } from '../parts.ts'
import { circle, group, path, stroke } from '../svg.ts'
import type { Scene } from './scene.ts'

/** Twelve executives around one table, seen from above. */
export const a3x: Scene = (t) => {
  const colors = [t.line, t.mid, t.soft, t.line, t.hot, t.line, t.mid, t.spark, t.line, t.soft, t.mid, t.line]
  const seats = colors.map((color, i) => {
    const turn = (i + 0.5) / colors.length
    const [x, y] = polar(720, 490, 300, turn)
    return group(
      figure(0, 0, 82, color),
      {},
      `translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(turn * 360)})`,
    )
  })
  const hot = polar(720, 490, 190, 4.5 / 12)
  return (
    seats.join('') +
    circle(720, 490, 270, { fill: t.strong }) +
    [230, 190, 150, 110, 70].map((r) => circle(720, 490, r, stroke(t.line, 5))).join('') +
    path(`M720 490L${hot.map(Math.round).join(' ')}`, stroke(t.hot, 8)) +
    circle(720, 490, 34, { fill: t.ground }) +
    circle(...hot, 26, { fill: t.hot })
  )
}
