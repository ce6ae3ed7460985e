import { d, type Point } from './svg.ts'

/** Path data of a smooth curve through all points (Catmull-Rom as cubic Béziers). */
export function smooth(points: readonly Point[], closed = false) {
  const count = points.length
  const at = (i: number): Point =>
    (closed ? points[(i + count) % count] : points[Math.min(Math.max(i, 0), count - 1)]) as Point
  const [startX, startY] = at(0)
  let data = d`M${startX} ${startY}`
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    data += d`C${b[0] + (c[0] - a[0]) / 6} ${b[1] + (c[1] - a[1]) / 6} ${c[0] - (e[0] - b[0]) / 6} ${c[1] - (e[1] - b[1]) / 6} ${c[0]} ${c[1]}`
  }
  return closed ? `${data}z` : data
}

/** The point on a circle at `turn`, in turns clockwise from the top (0.25 is right). */
export const polar = (cx: number, cy: number, r: number, turn: number): Point => [
  cx + r * Math.sin(turn * 2 * Math.PI),
  cy - r * Math.cos(turn * 2 * Math.PI),
]

/** Path data of an arc between two angles in turns, clockwise from the top; `to` exceeds `from` by less than 1. */
export function arc(cx: number, cy: number, r: number, from: number, to: number) {
  const [x0, y0] = polar(cx, cy, r, from)
  const [x1, y1] = polar(cx, cy, r, to)
  return d`M${x0} ${y0}A${r} ${r} 0 ${to - from > 0.5 ? 1 : 0} 1 ${x1} ${y1}`
}

/** Path data of a bow between two points that rises `lift` units above the straight line. */
export function bow([x0, y0]: Point, [x1, y1]: Point, lift: number) {
  return d`M${x0} ${y0}Q${(x0 + x1) / 2} ${(y0 + y1) / 2 - lift * 2} ${x1} ${y1}`
}
