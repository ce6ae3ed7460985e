import { bow, polar } from '../curves.ts'
import { palette } from '../palette.ts'
import { column, dome, figure, stem, ticks } from '../parts.ts'
import { circle, d, group, type Point, path, stroke } from '../svg.ts'
import { H, type Section, W } from './section.ts'

const p = palette

/** Genesis: one stem on an empty hill. */
export const genesis: Section = {
  ground: 'sand',
  draw: (t) =>
    [300, 236, 172, 108].map((r) => circle(560, 260, r, stroke(t.faint, 5))).join('') +
    path(d`M-40 ${H}C120 500 420 470 620 520S900 620 1000 600V${H}z`, { fill: p.teal700 }) +
    path(d`M300 ${H}C480 600 760 610 1000 660V${H}z`, { fill: p.teal900 }) +
    stem(560, 506, 260, 58, t.line, t.hot, 8) +
    figure(330, 492, 54, p.gold),
}

/** Global impact: a globe that turns out of the picture, people standing on it. */
export const global: Section = {
  ground: 'mint',
  draw: (t) => {
    const [cx, cy, r] = [540, 720, 430]
    const seats = [-0.19, -0.115, -0.04, 0.035, 0.11, 0.185]
    const colors = [p.coral300, p.teal500, p.coral500, p.gold, p.teal500, p.coral500]
    const places: Point[] = [
      [330, 560],
      [520, 430],
      [700, 560],
      [560, 650],
      [860, 640],
    ]
    const pairs: [Point, Point][] = [
      [places[0] as Point, places[1] as Point],
      [places[1] as Point, places[2] as Point],
      [places[0] as Point, places[3] as Point],
      [places[2] as Point, places[4] as Point],
    ]
    return (
      circle(cx, cy, 640, stroke(t.faint, 5)) +
      circle(cx, cy, 720, stroke(t.faint, 5)) +
      seats
        .map((turn, i) => {
          const [x, y] = polar(cx, cy, r - 4, turn)
          return group(
            figure(0, 0, 62 + (i % 2) * 16, colors[i] ?? t.hot),
            {},
            `translate(${d`${x} ${y}`}) rotate(${d`${turn * 360}`})`,
          )
        })
        .join('') +
      circle(cx, cy, r, { fill: t.strong }) +
      [150, 310]
        .map((rx) =>
          path(
            d`M${cx} ${cy - r}A${rx} ${r} 0 0 0 ${cx} ${cy + r}A${rx} ${r} 0 0 0 ${cx} ${cy - r}`,
            stroke(t.mid, 4),
          ),
        )
        .join('') +
      [-270, -110]
        .map((dy) =>
          path(
            d`M${cx - Math.sqrt(r * r - dy * dy)} ${cy + dy}H${cx + Math.sqrt(r * r - dy * dy)}`,
            stroke(t.mid, 4),
          ),
        )
        .join('') +
      pairs.map(([a, b]) => path(bow(a, b, 46), stroke(t.spark, 6))).join('') +
      places.map(([x, y], i) => circle(x, y, i === 1 ? 26 : 15, { fill: i === 1 ? t.hot : p.sand0 })).join('')
    )
  },
}

/** Future forward: the row of stems walks towards a sun that is still rising. */
export const future: Section = {
  ground: 'teal',
  draw: (t) =>
    [430, 350, 270]
      .map((r, i) =>
        path(dome(690, 560, r), { fill: i === 2 ? t.spark : 'none', stroke: t.mid, strokeWidth: 4 }),
      )
      .join('') +
    ticks(690, 560, 470, 30, 80, t.mid, 4) +
    path(d`M0 560H${W}V${H}H0z`, { fill: t.faint }) +
    [0, 1, 2, 3, 4, 5]
      .map((i) =>
        stem(
          80 + i * 98 + i * i * 4,
          560 + i * 26,
          500 - i * 34,
          16 + i * 6,
          i === 5 ? t.hot : i % 2 ? t.line : t.soft,
          undefined,
          5 + i,
        ),
      )
      .join('') +
    column(840, H, 330, 88, t.hot, t.strong),
}
