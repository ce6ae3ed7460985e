import { smooth } from './curves.ts'
import { type Point, path, stroke } from './svg.ts'

interface Hill {
  cx: number
  cy: number
  /** Radius of the lowest contour. */
  size: number
  levels: number
  /** Turns the bumps of the outline. */
  phase: number
  stretch: number
  line: string
  /** Color of every third contour. */
  bold: string
  width: number
  /** Color of the lowest contour's area. */
  fill?: string
}

/** A hill as a map shows it: closed contour lines that lean to the upper right. */
export function hill({ cx, cy, size, levels, phase, stretch, line, bold, width, fill }: Hill) {
  let body = ''
  for (let level = levels; level >= 1; level--) {
    const points: Point[] = []
    const shift = (1 - level / levels) * size * 0.16
    for (let i = 0; i < 14; i++) {
      const a = (i / 14) * 2 * Math.PI
      const wobble = 1 + 0.13 * Math.sin(2 * a + phase + level * 0.16) + 0.07 * Math.sin(3 * a - phase * 2)
      const r = size * (level / levels) ** 1.15 * wobble
      points.push([cx + Math.cos(a) * r * stretch + shift, cy + Math.sin(a) * r - shift])
    }
    const strong = level % 3 === 0
    const paint = stroke(strong ? bold : line, strong ? width * 1.4 : width)
    body += path(smooth(points, true), level === levels && fill ? { ...paint, fill } : paint)
  }
  return body
}
