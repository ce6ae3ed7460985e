import { bow } from '../curves.ts'
import { palette } from '../palette.ts'
import { figure, stem } from '../parts.ts'
import { circle, d, group, type Point, path, rect, stroke } from '../svg.ts'
import { H, type Section, W } from './section.ts'

const p = palette

const hexagon = (x: number, y: number, r: number) =>
  d`M${x} ${y - r}l${r * 0.866} ${r / 2}v${r}l${-r * 0.866} ${r / 2}l${-r * 0.866} ${-r / 2}v${-r}z`

/** Pharma: a lattice of molecules, two capsules. */
export const pharma: Section = {
  ground: 'mint',
  draw: (t) => {
    const r = 104
    const cells: Point[] = []
    for (let row = 0; row < 5; row++)
      for (let i = 0; i < 6; i++) cells.push([i * r * 1.732 + (row % 2) * r * 0.866 - 20, row * r * 1.5 + 20])
    const fills: Record<number, string> = {
      2: t.faint,
      8: p.teal700,
      9: t.faint,
      14: p.coral300,
      15: p.teal500,
      20: t.faint,
      21: p.gold,
      27: p.teal700,
    }
    const capsule = (a: string, b: string) =>
      path('M0-62H-80a62 62 0 0 0 0 124H0z', { fill: a }) +
      path('M0-62H80a62 62 0 0 1 0 124H0z', { fill: b }) +
      rect(-112, -36, 78, 16, { fill: p.sand0, fillOpacity: 0.7 }, 8)
    return (
      cells
        .map(([x, y], i) => path(hexagon(x, y, r - 7), fills[i] ? { fill: fills[i] } : stroke(t.faint, 5)))
        .join('') +
      group(capsule(t.hot, p.sand0), {}, 'translate(650 250) rotate(-32) scale(1.35)') +
      group(capsule(p.teal900, t.spark), {}, 'translate(300 520) rotate(24)')
    )
  },
}

/** Global capability centers: one tower in the middle, its lines to far-off places by day and night. */
export const gcc: Section = {
  ground: 'sand',
  draw: (t) => {
    let windows = ''
    for (let row = 0; row < 8; row++)
      for (let i = 0; i < 3; i++)
        windows += rect(426 + i * 44, 286 + row * 54, 24, 32, {
          fill: (row + i * 2) % 5 === 0 ? t.spark : p.teal200,
        })
    const ends: [number, number, string][] = [
      [96, 470, t.hot],
      [220, 250, p.teal500],
      [742, 200, p.gold],
      [872, 430, t.hot],
    ]
    return (
      path('M480 60a300 300 0 0 0 0 600z', { fill: t.faint }) +
      path('M480 60a300 300 0 0 1 0 600z', { fill: p.teal500 }) +
      ends
        .map(
          ([x, y, color], i) =>
            path(bow([x, y], [480, 240], 120 + (i % 3) * 30), stroke(i % 2 ? t.line : t.hot, 6)) +
            stem(x, H, y, 32, t.line, color, 6),
        )
        .join('') +
      rect(400, 250, 160, H, { fill: p.teal900 }) +
      rect(452, 206, 56, 50, { fill: p.teal900 }) +
      windows +
      rect(316, 520, 90, 220, { fill: t.hot }) +
      rect(554, 450, 100, 280, { fill: p.coral300 })
    )
  },
}

/** Startups: young stems that outgrow their bed, each at its own speed. */
export const startups: Section = {
  ground: 'blush',
  draw: (t) => {
    const shoots: [number, number, number, string][] = [
      [80, 560, 24, p.coral300],
      [168, 470, 34, t.hot],
      [262, 520, 22, p.coral600],
      [346, 330, 48, t.spark],
      [446, 430, 30, p.coral300],
      [540, 300, 40, p.coral600],
      [634, 130, 74, t.hot],
      [746, 270, 36, t.spark],
      [838, 400, 28, p.coral300],
      [904, 210, 42, p.coral600],
    ]
    return (
      circle(634, 130, 130, stroke(t.soft, 5)) +
      circle(634, 130, 190, stroke(t.soft, 5)) +
      shoots
        .map(
          ([x, y, r, color]) =>
            path(d`M${x} 640C${x} 560 ${x - 12} ${y + 90} ${x} ${y}`, stroke(t.line, 6)) +
            circle(x, y, r, { fill: color }),
        )
        .join('') +
      path(d`M0 620Q${W / 2} 580 ${W} 640V${H}H0z`, { fill: t.hot }) +
      [120, 470, 540, 800]
        .map((x, i) => figure(x, H, 46, [p.coral300, p.sand0, t.spark, p.coral300][i] ?? p.sand0))
        .join('')
    )
  },
}

/** Enterprise teams: one wall of windows, people at work behind some of them. */
export const enterprise: Section = {
  ground: 'teal',
  draw: (t) => {
    const lit: Record<number, [string, string]> = {
      1: [t.line, t.mid],
      4: [t.spark, t.ground],
      7: [t.hot, t.strong],
      9: [t.strong, t.mid],
      12: [t.soft, t.hot],
      15: [t.line, t.ground],
      16: [t.spark, t.hot],
      18: [t.mid, t.line],
      20: [t.strong, t.hot],
      23: [t.line, t.mid],
    }
    let body = ''
    for (let row = 0; row < 5; row++)
      for (let i = 0; i < 5; i++) {
        const [x, y, room] = [i * 198 - 10, row * 164 - 30, lit[row * 5 + i]]
        body += rect(x, y, 174, 140, { fill: room?.[0] ?? t.faint })
        if (room) body += figure(x + ((row + i) % 2 ? 66 : 106), y + 140, 52, room[1])
        else if ((row + i) % 3 === 0) body += rect(x, y, 174, 58, { fill: t.mid })
      }
    return body
  },
}
