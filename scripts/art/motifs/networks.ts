import { bow, polar } from '../curves.ts'
import { circle, d, type Point, path, stroke } from '../svg.ts'
import type { Frame, Motif } from './motif.ts'

/** Collaboration & Agility, on sand and teal: lines with nodes. */
export const networks: Motif = [
  { ground: 'sand', draw: mesh },
  { ground: 'teal', draw: hub },
  { ground: 'sand', draw: bridge },
  { ground: 'teal', draw: detour },
]

const links = (pairs: readonly (readonly [Point, Point])[]) =>
  pairs.map(([[x0, y0], [x1, y1]]) => d`M${x0} ${y0}L${x1} ${y1}`).join('')

/** Each point with its `count` nearest neighbors. */
const nearest = (points: readonly Point[], count: number) =>
  points.flatMap((a) =>
    points
      .filter((b) => b !== a)
      .sort((b, c) => Math.hypot(a[0] - b[0], a[1] - b[1]) - Math.hypot(a[0] - c[0], a[1] - c[1]))
      .slice(0, count)
      .map((b) => [a, b] as const),
  )

function scatter(
  columns: number,
  rows: number,
  random: Frame['random'],
  x: number,
  y: number,
  w: number,
  h: number,
) {
  const points: Point[] = []
  for (let row = 0; row < rows; row++)
    for (let i = 0; i < columns; i++)
      points.push([
        x + ((i + 0.5 + random.between(-0.32, 0.32)) / columns) * w,
        y + ((row + 0.5 + random.between(-0.32, 0.32)) / rows) * h,
      ])
  return points
}

function mesh({ w, h, u, t, random }: Frame) {
  const points = scatter(5, 3, random, w * 0.02, h * 0.04, w * 0.98, h * 0.92)
  const colors = [t.strong, t.hot, t.line, t.mid, t.strong]
  const sizes = [56, 30, 44, 26, 36]
  return (
    path(links(nearest(points, 3)), stroke(t.line, 6 * u)) +
    points
      .map(([x, y], i) =>
        circle(x, y, (sizes[(i * 2) % 5] ?? 20) * u, { fill: colors[(i * 3) % 5] ?? t.line }),
      )
      .join('')
  )
}

function hub({ w, h, u, t, random }: Frame) {
  const [cx, cy] = [w * random.between(0.54, 0.58), h * random.between(0.49, 0.51)]
  const turn = random.between(0, 0.1)
  const spokes: Point[] = []
  for (let i = 0; i < 11; i++) spokes.push(polar(cx, cy, ([190, 260, 290][i % 3] ?? 190) * u, turn + i / 11))
  let body = path(links(spokes.map((point) => [[cx, cy], point])), stroke(t.line, 6 * u))
  spokes.forEach(([x, y], i) => {
    const fill = [t.line, t.soft, t.spark, t.strong, t.line][i % 5] ?? t.line
    body += circle(x, y, ([30, 40, 52][i % 3] ?? 30) * u, { fill })
  })
  return body + circle(cx, cy, 96 * u, { fill: t.hot })
}

function bridge({ w, h, u, t, random }: Frame) {
  const left = scatter(2, 4, random, -w * 0.02, 0, w * 0.4, h)
  const right = scatter(2, 4, random, w * 0.62, 0, w * 0.4, h)
  const from = left.reduce((best, point) => (point[0] > best[0] ? point : best))
  const to = right.reduce((best, point) => (point[0] < best[0] ? point : best))
  const dots = (points: readonly Point[], color: string) =>
    points.map(([x, y], i) => circle(x, y, ([38, 26, 48, 30][i % 4] ?? 20) * u, { fill: color })).join('')
  return (
    path(links(nearest(left, 3)), stroke(t.strong, 6 * u)) +
    path(links(nearest(right, 3)), stroke(t.mid, 6 * u)) +
    path(bow(from, to, 130 * u), stroke(t.hot, 14 * u)) +
    path(bow(from, to, -90 * u), stroke(t.spark, 8 * u)) +
    dots(left, t.strong) +
    dots(right, t.mid) +
    [from, to]
      .map(([x, y]) => circle(x, y, 52 * u, { fill: t.hot }) + circle(x, y, 20 * u, { fill: t.ground }))
      .join('')
  )
}

function detour({ w, u, t, random }: Frame) {
  const step = 144 * u
  const columns = Math.ceil(w / step)
  const at = (i: number, row: number): Point => [i * step + step * 0.33, row * step + step * 0.5]
  let grid = ''
  let dots = ''
  for (let row = 0; row < 5; row++)
    for (let i = 0; i <= columns; i++) {
      const [x, y] = at(i, row)
      if (i < columns && random.next() < 0.8) grid += d`M${x} ${y}h${step}`
      if (row < 4 && random.next() < 0.8) grid += d`M${x} ${y}v${step}`
      dots += circle(x, y, ((i + row) % 3 === 0 ? 22 : 13) * u, {
        fill: (i * 2 + row) % 5 === 0 ? t.line : t.mid,
      })
    }
  const way = random.pick([
    [3, 3, 1, 1, 4, 2],
    [4, 2, 2, 0, 0, 3],
    [1, 1, 3, 3, 2, 0],
  ])
  let route = d`M${-step} ${at(0, way[0] ?? 3)[1]}`
  let row = way[0] ?? 3
  for (let i = 0; i <= columns; i++) {
    const next = way[i] ?? row
    route += d`H${at(i, row)[0]}V${at(i, next)[1]}`
    row = next
  }
  const [x, y] = at(columns - 1, row)
  return (
    path(grid, stroke(t.faint, 7 * u)) +
    dots +
    path(`${route}H${w + 20}`, stroke(t.hot, 18 * u, { strokeLinejoin: 'round' })) +
    circle(x, y, 46 * u, { fill: t.spark }) +
    circle(x, y, 18 * u, { fill: t.line })
  )
}
