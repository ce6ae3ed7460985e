import { bow, polar, segment } from '../curves.ts'
import { band, column, dome, figure, stem, ticks } from '../parts.ts'
import { circle, d, group, type Point, path, rect, stroke } from '../svg.ts'
import { BASE, type Scene } from './scene.ts'

/** Three people in front of a rising sun of rings. */
export const about: Scene = (t) =>
  [560, 440, 320]
    .map((r, i) => path(dome(690, BASE, r), { fill: [t.faint, t.soft, t.spark][i] ?? t.soft }))
    .join('') +
  column(420, BASE, 470, 128, t.hot, t.strong) +
  column(984, BASE, 390, 140, t.mid, t.line) +
  column(706, BASE, 290, 160, t.strong, t.hot) +
  stem(1160, BASE, 250, 26, t.hot, t.spark, 6) +
  stem(230, BASE, 700, 18, t.hot, t.strong, 6)

/** A chord of five: one stem for each family of solutions. */
export const solutions: Scene = (t) => {
  const heads: [number, number, number, string][] = [
    [150, 650, 92, t.line],
    [372, 500, 104, t.soft],
    [600, 390, 112, t.strong],
    [836, 268, 122, t.spark],
    [1080, 170, 134, t.hot],
  ]
  return (
    heads
      .map(([x, y, r, fill]) => path(d`M${x} ${BASE}V${y}`, stroke(fill, 9)) + circle(x, y, r, { fill }))
      .join('') +
    figure(150, 696, 46, t.ground) +
    [0, 1, 2, 3].map((i) => rect(316 + i * 32, 540 - i * 28, 20, 16 + i * 28, { fill: t.ground })).join('') +
    ['M530 372q35-40 70-8t70-12', 'M526 404q35-40 74-8t74-12', 'M536 436q35-40 66-8t64-12']
      .map((data) => path(data, stroke(t.faint, 8)))
      .join('') +
    path(segment(836, 268, 0, 82, 0, 0.29), { fill: t.ground }) +
    circle(836, 268, 82, stroke(t.ground, 7)) +
    figure(1034, 226, 46, t.ground) +
    figure(1128, 226, 46, t.strong)
  )
}

/** Two people and the path between them, with four stations. */
export const coaching: Scene = (t) => {
  const stations: [number, number, number, string][] = [
    [468, 706, 22, t.strong],
    [560, 520, 28, t.spark],
    [640, 700, 34, t.strong],
    [762, 452, 42, t.hot],
  ]
  return (
    circle(1000, 420, 330, { fill: t.faint }) +
    path(
      'M330 640C400 860 470 800 470 700S560 420 590 560 620 800 680 660 740 360 860 420',
      stroke(t.strong, 7, { strokeDasharray: '3 17', strokeLinecap: 'round' }),
    ) +
    stations.map(([x, y, r, fill]) => circle(x, y, r, { fill })).join('') +
    column(220, BASE, 400, 166, t.hot, t.soft) +
    column(1010, BASE, 190, 196, t.strong, t.spark)
  )
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
    ticks(740, 480, 452, 22, 100, t.mid, 3) +
    results
      .map(
        ([r, share, color]) =>
          circle(740, 480, r, stroke(t.faint, 56)) + band(740, 480, r, 0, share, color, 56),
      )
      .join('') +
    results.map(([r, share]) => circle(...polar(740, 480, r, share), 13, { fill: t.ground })).join('') +
    circle(740, 480, 48, { fill: t.strong })
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
    [1076, 130, 660, t.mid, t.strong],
  ]
  const book = (x: number, w: number, h: number, color: string, trim: string) =>
    rect(x, BASE - h, w, h + 10, { fill: color }, 4) +
    rect(x, BASE - h + 44, w, 12, { fill: trim }) +
    rect(x, BASE - h + 70, w, 5, { fill: trim }) +
    circle(x + w / 2, BASE - 74, w * 0.17, { fill: trim })
  return (
    circle(820, 330, 210, stroke(t.line, 3, { opacity: 0.5 })) +
    circle(820, 330, 120, { fill: t.spark }) +
    books.map(([x, w, h, color, trim]) => book(x, w, h, color, trim)).join('') +
    group(book(0, 76, 560, t.mid, t.line), {}, 'translate(740 12) rotate(9 38 900)')
  )
}

/** Three places on one horizon, and the calls between them. */
export const contact: Scene = (t) => {
  const [left, middle, right]: [Point, Point, Point] = [
    [210, 610],
    [560, 470],
    [980, 330],
  ]
  return (
    path(d`M-60 900Q640 560 1260 700V900z`, { fill: t.faint }) +
    [90, 150, 214]
      .map((r) => circle(right[0], right[1], r, stroke(t.strong, 4, { opacity: 1.1 - r / 260 })))
      .join('') +
    path(bow(left, middle, 150), stroke(t.strong, 6)) +
    path(bow(middle, right, 200), stroke(t.strong, 6)) +
    path(bow(left, right, 400), stroke(t.hot, 6, { strokeDasharray: '3 16', strokeLinecap: 'round' })) +
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
      bow([730, 470], [430, 860], 40),
      stroke(t.soft, 5, { strokeDasharray: '2 16', strokeLinecap: 'round' }),
    ) +
    circle(426, 862, 38, { fill: t.hot })
  )
}
