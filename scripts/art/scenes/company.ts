import { arc, bow, polar, segment } from '../curves.ts'
import { band, column, figure, stem, ticks } from '../parts.ts'
import { circle, d, group, type Point, path, rect, stroke } from '../svg.ts'
import { BASE, type Scene } from './scene.ts'

/** Three people in front of a rising sun of rings. */
export const about: Scene = (t) =>
  circle(640, 470, 330, { fill: t.spark }) +
  [404, 480, 556]
    .map((r) => path(arc(640, BASE, r, -0.25, 0.25), stroke(t.line, 4, { opacity: 0.7 })))
    .join('') +
  stem(150, BASE, 650, 24, t.hot, t.strong, 6) +
  stem(246, BASE, 560, 20, t.hot, undefined, 6) +
  column(420, BASE, 500, 124, t.hot, t.line) +
  column(872, BASE, 430, 134, t.mid, t.soft) +
  column(640, BASE, 296, 150, t.strong, t.hot) +
  stem(1040, BASE, 470, 26, t.hot, undefined, 6) +
  stem(1130, BASE, 380, 30, t.hot, t.strong, 6)

/** A chord of five: one stem for each family of solutions. */
export const solutions: Scene = (t) => {
  const heads: [number, number, number, string][] = [
    [120, 650, 98, t.line],
    [346, 506, 108, t.soft],
    [580, 390, 116, t.strong],
    [814, 262, 124, t.spark],
    [1058, 156, 134, t.hot],
  ]
  return (
    heads
      .map(([x, y, r, fill]) => path(d`M${x} ${BASE}V${y}`, stroke(fill, 9)) + circle(x, y, r, { fill }))
      .join('') +
    figure(120, 704, 54, t.ground) +
    [0, 1, 2, 3].map((i) => rect(284 + i * 34, 552 - i * 30, 22, 18 + i * 30, { fill: t.ground })).join('') +
    [366, 400, 434].map((y) => path(d`M506 ${y}q37 -42 74 -8t74 -12`, stroke(t.faint, 9))).join('') +
    path(segment(814, 262, 0, 84, 0, 0.29), { fill: t.ground }) +
    circle(814, 262, 84, stroke(t.ground, 8)) +
    figure(1008, 214, 48, t.ground) +
    figure(1108, 214, 48, t.strong)
  )
}

/** Two people and the path between them, with four stations. */
export const coaching: Scene = (t) => {
  const beads = [0.1, 0.28, 0.48, 0.68, 0.88].map((share, i) => {
    const [x, y] = along([250, 400], [560, 60], [880, 250], share)
    return circle(x, y, 13 + i * 6, { fill: i % 2 ? t.strong : t.spark })
  })
  return (
    circle(940, 440, 250, { fill: t.faint }) +
    path('M250 400Q560 60 880 250', stroke(t.strong, 5)) +
    path('M300 560Q560 860 800 640', stroke(t.line, 7, { strokeDasharray: '3 18', strokeLinecap: 'round' })) +
    beads.join('') +
    column(220, BASE, 400, 160, t.hot, t.soft) +
    column(940, BASE, 212, 190, t.strong, t.spark)
  )
}

/** The point at `share` of a quadratic curve. */
const along = (from: Point, over: Point, to: Point, share: number): Point => {
  const at = (i: 0 | 1) => (1 - share) ** 2 * from[i] + 2 * share * (1 - share) * over[i] + share ** 2 * to[i]
  return [at(0), at(1)]
}

/** Four rings with the four results of the impact page: 86, 65, 41 and 23 percent. */
export const impact: Scene = (t) => {
  const results: [number, number, string][] = [
    [400, 0.86, t.line],
    [310, 0.65, t.spark],
    [220, 0.41, t.soft],
    [130, 0.23, t.hot],
  ]
  return (
    ticks(720, 480, 450, 22, 100, t.mid, 4) +
    results
      .map(
        ([r, share, color]) =>
          circle(720, 480, r, stroke(t.faint, 56)) + band(720, 480, r, 0, share, color, 56),
      )
      .join('') +
    results.map(([r, share]) => circle(...polar(720, 480, r, share), 13, { fill: t.ground })).join('') +
    circle(720, 480, 48, { fill: t.strong })
  )
}

/** A shelf of books that rises like a scale; one leans. */
export const resources: Scene = (t) => {
  const books: [number, number, number, string, string][] = [
    [70, 74, 300, t.faint, t.line],
    [150, 58, 360, t.line, t.hot],
    [214, 92, 330, t.mid, t.spark],
    [312, 64, 440, t.hot, t.strong],
    [382, 84, 400, t.strong, t.mid],
    [474, 60, 510, t.spark, t.ground],
    [540, 100, 470, t.faint, t.soft],
    [646, 70, 590, t.soft, t.hot],
    [888, 104, 620, t.line, t.mid],
    [998, 72, 700, t.hot, t.spark],
    [1076, 112, 660, t.mid, t.strong],
  ]
  const book = (x: number, w: number, h: number, color: string, trim: string) =>
    rect(x, BASE - h, w, h + 10, { fill: color }, 4) +
    rect(x, BASE - h + 44, w, 12, { fill: trim }) +
    rect(x, BASE - h + 70, w, 5, { fill: trim }) +
    circle(x + w / 2, BASE - 74, w * 0.17, { fill: trim })
  return (
    circle(800, 330, 210, stroke(t.line, 4, { opacity: 0.5 })) +
    circle(800, 330, 120, { fill: t.spark }) +
    books.map(([x, w, h, color, trim]) => book(x, w, h, color, trim)).join('') +
    group(book(0, 76, 560, t.mid, t.line), {}, 'translate(740 12) rotate(9 38 900)')
  )
}

/** Three places on one horizon, and the calls between them. */
export const contact: Scene = (t) => {
  const [left, middle, right]: [Point, Point, Point] = [
    [210, 610],
    [560, 470],
    [950, 330],
  ]
  return (
    path('M10 900Q600 540 1190 900z', { fill: t.faint }) +
    [90, 150, 214]
      .map((r) => circle(right[0], right[1], r, stroke(t.strong, 4, { opacity: 1.1 - r / 260 })))
      .join('') +
    path(bow(left, middle, 150), stroke(t.strong, 6)) +
    path(bow(middle, right, 200), stroke(t.strong, 6)) +
    path(bow(left, right, 340), stroke(t.hot, 6, { strokeDasharray: '3 16', strokeLinecap: 'round' })) +
    stem(left[0], BASE, left[1], 36, t.hot, t.spark, 8) +
    stem(middle[0], BASE, middle[1], 46, t.hot, t.strong, 8) +
    stem(right[0], BASE, right[1], 62, t.hot, undefined, 8) +
    [300, 380, 700, 790, 880]
      .map((x, i) =>
        figure(x, BASE, 44 + (i % 2) * 12, [t.soft, t.strong, t.hot, t.strong, t.spark][i] ?? t.strong),
      )
      .join('')
  )
}

/** A month of days with one of them chosen. */
export const demo: Scene = (t) => {
  let body = ''
  for (let row = 0; row < 6; row++)
    for (let day = 0; day < 7; day++) {
      const index = row * 7 + day
      const [x, y] = [262 + day * 136, 150 + row * 136]
      if (index < 4) continue
      if (index === 26) continue
      body +=
        index < 16
          ? circle(x, y, 44, { fill: t.faint })
          : day > 4
            ? circle(x, y, 16, { fill: t.mid })
            : circle(x, y, 43, stroke(t.line, 4))
    }
  return (
    body +
    circle(262 + 5 * 136, 150 + 3 * 136, 104, { fill: t.hot }) +
    path('M896 556l34 36 64-78', stroke(t.ground, 13, { strokeLinecap: 'round', strokeLinejoin: 'round' })) +
    circle(262 + 5 * 136, 150 + 3 * 136, 128, stroke(t.spark, 6))
  )
}

/** The row of stems with one note missing: it has rolled away. */
export const notFound: Scene = (t) => {
  const tops = [796, 738, 690, 612, 560, 486, 400, 322, 226]
  return (
    tops
      .map((top, i) => {
        const x = 120 + i * 122
        return i === 5
          ? path(d`M${x} ${BASE}V${top}`, stroke(t.hot, 7))
          : stem(x, BASE, top, 20 + i * 3, i % 3 === 1 ? t.spark : t.line, undefined, 6)
      })
      .join('') +
    path(
      'M716 500Q640 560 622 856Q560 720 500 856Q470 800 440 846',
      stroke(t.soft, 6, { strokeDasharray: '2 17', strokeLinecap: 'round' }),
    ) +
    circle(396, 860, 40, { fill: t.hot })
  )
}
