import { arc, polar } from './curves.ts'
import { circle, d, group, path, rect, stroke } from './svg.ts'

/** A stem with a note at its top, the element of the logo. */
export function stem(
  x: number,
  base: number,
  top: number,
  r: number,
  color: string,
  note = color,
  width = 4,
) {
  return path(d`M${x} ${base}V${top}`, stroke(color, width)) + circle(x, top, r, { fill: note })
}

/** Head and shoulders above `base`; `r` is half the width of the shoulders. */
export function figure(x: number, base: number, r: number, color: string, head = color) {
  return (
    circle(x, base - r * 1.66, r * 0.54, { fill: head }) +
    path(d`M${x - r} ${base}a${r} ${r} 0 0 1 ${2 * r} 0z`, { fill: color })
  )
}

/** A person from the top of the head to `base`: a column with round shoulders and a head. */
export function column(x: number, base: number, top: number, r: number, color: string, head = color) {
  const shoulder = top + r * 2.32
  return (
    circle(x, top + r * 0.58, r * 0.58, { fill: head }) +
    path(d`M${x - r} ${base}V${shoulder}a${r} ${r} 0 0 1 ${2 * r} 0V${base}z`, { fill: color })
  )
}

/** An arc with round ends between two angles in turns. */
export const band = (
  cx: number,
  cy: number,
  r: number,
  from: number,
  to: number,
  color: string,
  width: number,
) => path(arc(cx, cy, r, from, to), stroke(color, width, { strokeLinecap: 'round' }))

/** A compass needle that points at `turn`: two slim triangles. */
export function needle(x: number, y: number, length: number, turn: number, point: string, tail: string) {
  const w = length * 0.17
  const half = (color: string, sign: number) => path(d`M${-w} 0L0 ${-length * sign}L${w} 0z`, { fill: color })
  return group(half(tail, -1) + half(point, 1), {}, `translate(${d`${x} ${y}`}) rotate(${d`${turn * 360}`})`)
}

/** A voice as vertical bars centered on `y`, from `x` to the right; `levels` are half their heights. */
export function voice(
  x: number,
  y: number,
  levels: readonly number[],
  gap: number,
  width: number,
  color: (index: number) => string,
) {
  return levels
    .map((level, i) =>
      rect(x + i * gap - width / 2, y - level, width, level * 2, { fill: color(i) }, width / 2),
    )
    .join('')
}

/** Tick marks around a circle, as on a clock. */
export function ticks(
  cx: number,
  cy: number,
  r: number,
  length: number,
  count: number,
  color: string,
  width: number,
) {
  let data = ''
  for (let i = 0; i < count; i++) {
    const [x0, y0] = polar(cx, cy, r, i / count)
    const [x1, y1] = polar(cx, cy, r + length, i / count)
    data += d`M${x0} ${y0}L${x1} ${y1}`
  }
  return path(data, stroke(color, width))
}
