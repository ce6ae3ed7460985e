import { segment, smooth } from '../curves.ts'
import { palette } from '../palette.ts'
import { column, figure, stem, ticks } from '../parts.ts'
import { circle, d, path, rect, stroke } from '../svg.ts'
import { H, type Section } from './section.ts'

const p = palette

/** Leadership development: three levels, three kinds of teams. */
export const familyLeadership: Section = {
  ground: 'sand',
  draw: (t) =>
    circle(700, 330, 270, { fill: t.faint }) +
    [120, 250]
      .map((x, i) => column(x, H, 470, 78, [p.teal500, p.teal200][i] ?? p.teal500, p.teal900))
      .join('') +
    column(430, H, 330, 100, p.teal700, p.coral300) +
    column(700, H, 130, 142, t.hot, t.spark) +
    [185, 330, 560, 850]
      .map((x, i) => figure(x, H, 54 + i * 5, [p.coral300, p.teal900, p.gold, p.teal700][i] ?? p.gold))
      .join(''),
}

/** Transformation: lanes that change direction together. */
export const familyTransformation: Section = {
  ground: 'blush',
  draw: (t) =>
    [p.coral300, p.coral500, p.teal700, p.gold, p.coral600]
      .map((color, i) => {
        const r = 90 + i * 82
        return path(d`M-40 ${190 + r}H420A${r} ${r} 0 0 0 ${420 + r} 190V-40`, stroke(color, 60))
      })
      .join('') +
    circle(420 + 254 * 0.7, 190 + 254 * 0.7, 44, { fill: p.sand0 }) +
    circle(190, 608, 42, { fill: t.line }),
}

/** Strategic thinking and storytelling: a line of thought that becomes an arc. */
export const familyStrategy: Section = {
  ground: 'mint',
  draw: (t) => {
    const rows = [0, 1, 2, 3, 4, 5]
    return (
      rows
        .map((i) =>
          path(
            smooth([
              [-40, 480 + i * 52],
              [120, 450 + i * 54],
              [260, 500 + i * 44],
              [430, 480 + i * 50],
              [610, 540 + i * 42],
              [800, 520 + i * 46],
              [1010, 560 + i * 44],
            ]),
            stroke(i % 3 ? t.mid : t.strong, 4 + i),
          ),
        )
        .join('') +
      path('M120 452C260 60 640 -20 800 520', stroke(t.hot, 9)) +
      [
        [120, 452, 22],
        [206, 270, 28],
        [350, 140, 36],
        [530, 130, 48],
        [688, 266, 36],
        [800, 520, 26],
      ]
        .map(([x, y, r], i) =>
          circle(x ?? 0, y ?? 0, r ?? 0, { fill: i === 3 ? t.spark : i % 2 ? t.strong : t.hot }),
        )
        .join('')
    )
  },
}

/** Accelerators: one short, dense slice of time. */
export const familyShortForm: Section = {
  ground: 'teal',
  draw: (t) =>
    ticks(400, 400, 330, 40, 60, t.mid, 5) +
    circle(400, 400, 290, { fill: t.faint }) +
    path(segment(400, 400, 0, 290, 0, 0.25), { fill: t.hot }) +
    path(segment(400, 400, 0, 200, 0.25, 0.375), { fill: t.spark }) +
    circle(400, 400, 44, { fill: t.strong }) +
    [0, 1, 2]
      .map((i) => stem(760 + i * 74, H, 560 - i * 130, 24 + i * 8, i === 2 ? t.spark : t.line, undefined, 7))
      .join(''),
}

/** Coaching: one person listens, one thinks aloud. */
export const familyCoaching: Section = {
  ground: 'sand',
  draw: (t) =>
    circle(650, 300, 250, { fill: p.teal200 }) +
    circle(650, 300, 170, stroke(p.sand1, 8)) +
    rect(0, 640, 960, 80, { fill: t.faint }) +
    column(280, H, 250, 170, p.teal700, p.coral300) +
    column(690, H, 170, 190, t.hot, p.teal900) +
    [
      [452, 214, 18],
      [478, 150, 25],
      [520, 80, 34],
    ]
      .map(([x, y, r]) => circle(x ?? 0, y ?? 0, r ?? 0, { fill: t.spark }))
      .join(''),
}
