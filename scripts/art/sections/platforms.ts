import { bow, polar } from '../curves.ts'
import { palette } from '../palette.ts'
import { column, figure, voice } from '../parts.ts'
import { circle, d, type Point, path, rect, stroke } from '../svg.ts'
import { H, type Section } from './section.ts'

const p = palette

/** LEAP: people matched to their next step. */
export const leapCard: Section = {
  ground: 'teal',
  draw: (t) => {
    const tops = [560, 480, 372, 236]
    const xs = [130, 350, 570, 800]
    const tips = xs.map((x, i): Point => [x, (tops[i] ?? 0) - 150 - i * 14])
    return (
      tops
        .map((top, i) => rect((xs[i] ?? 0) - 96, top, 192, H, { fill: i === 3 ? t.mid : t.faint }))
        .join('') +
      tips
        .slice(1)
        .map((to, i) => path(bow(tips[i] as Point, to, 60), stroke(t.spark, 6)))
        .join('') +
      xs
        .map((x, i) =>
          figure(
            x,
            tops[i] ?? 0,
            66 + i * 6,
            [t.line, t.soft, t.line, t.hot][i] ?? t.line,
            i === 3 ? t.spark : undefined,
          ),
        )
        .join('')
    )
  },
}

/** SPACE: one coach in the middle of many clients. */
export const spaceCard: Section = {
  ground: 'sand',
  draw: (t) => {
    const colors = [p.teal700, p.coral500, p.gold, p.teal500, p.coral300]
    const orbit = (r: number, count: number, size: number, from: number) => {
      let body = circle(480, 400, r, stroke(t.line, 3))
      for (let i = 0; i < count; i++)
        body += circle(...polar(480, 400, r, from + i / count), size * (0.7 + ((i * 3) % 4) * 0.2), {
          fill: colors[(i * 2 + count) % 5] ?? t.hot,
        })
      return body
    }
    return (
      circle(480, 400, 200, { fill: t.faint }) +
      orbit(420, 11, 34, 0.03) +
      orbit(300, 7, 40, 0.08) +
      column(480, 900, 250, 118, t.hot, p.teal900)
    )
  },
}

/** AI Arena: a person's voice and its answer. */
export const aiArenaCard: Section = {
  ground: 'blush',
  draw: (t) => {
    const levels = [26, 60, 110, 78, 150, 96, 190, 120, 70, 128, 60, 34]
    return (
      [420, 330, 240]
        .map((r, i) =>
          path(d`M${480 - r} ${H}a${r} ${r} 0 0 1 ${2 * r} 0`, stroke(i === 1 ? t.soft : t.faint, 54)),
        )
        .join('') +
      figure(150, H + 6, 170, p.coral600, p.coral300) +
      voice(258, 330, levels, 40, 20, (i) => (i < 6 ? p.coral500 : i % 3 ? t.hot : t.spark)) +
      path(d`M650 ${H + 6}a170 170 0 0 1 340 0z`, { fill: t.hot }) +
      [92, 62, 30]
        .map((r, i) => circle(820, 440, r, { fill: [t.hot, p.coral100, t.spark][i] ?? t.hot }))
        .join('')
    )
  },
}
