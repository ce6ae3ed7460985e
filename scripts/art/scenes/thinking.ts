import { segment, smooth } from '../curves.ts'
import { hill } from '../hill.ts'
import { band, ticks } from '../parts.ts'
import { circle, d, type Point, path, stroke } from '../svg.ts'
import type { Scene } from './scene.ts'

/** One origin and three routes to three different ends. */
export const strategy: Scene = (t) => {
  const lane = (data: string, color: string) =>
    path(data, stroke(color, 18, { strokeLinejoin: 'round', strokeLinecap: 'round' }))
  return (
    [180, 330, 480, 630, 780].map((y) => path(d`M260 ${y}H1200`, stroke(t.faint, 3))).join('') +
    [410, 570, 730, 890, 1050].map((x) => path(d`M${x} 60V900`, stroke(t.faint, 3))).join('') +
    lane('M170 760H420a60 60 0 0 0 60-60V540a60 60 0 0 1 60-60H860', t.line) +
    lane('M170 790H660a60 60 0 0 0 60-60V320a60 60 0 0 1 60-60H1010', t.spark) +
    lane('M170 820H860a60 60 0 0 0 60-60V720a60 60 0 0 1 60-60H1260', t.hot) +
    circle(170, 790, 92, { fill: t.strong }) +
    circle(170, 790, 40, { fill: t.ground }) +
    circle(880, 480, 70, { fill: t.line }) +
    circle(880, 480, 42, stroke(t.ground, 5)) +
    circle(880, 480, 18, { fill: t.ground }) +
    circle(1040, 250, 116, { fill: t.spark }) +
    path('M976 282q32-88 64-30t64-50', stroke(t.ground, 7)) +
    circle(1104, 202, 12, { fill: t.ground }) +
    circle(1150, 660, 88, { fill: t.hot }) +
    path(segment(1150, 660, 0, 58, 0, 0.3), { fill: t.ground }) +
    [
      [480, 620],
      [720, 560],
      [660, 790],
      [920, 745],
      [600, 480],
      [720, 400],
    ]
      .map(([x, y]) => circle(x ?? 0, y ?? 0, 17, { fill: t.strong }))
      .join('')
  )
}

/** A mountain of contour lines, the way up, and the flag on the summit. */
export const strategicThinking: Scene = (t) => {
  const route: Point[] = [
    [210, 880],
    [330, 760],
    [300, 640],
    [440, 560],
    [560, 600],
    [640, 500],
    [620, 400],
    [740, 372],
  ]
  return (
    hill({
      cx: 1120,
      cy: 860,
      size: 300,
      levels: 6,
      phase: 4.4,
      stretch: 1.2,
      line: t.mid,
      bold: t.line,
      width: 3,
    }) +
    hill({
      cx: 690,
      cy: 430,
      size: 420,
      levels: 10,
      phase: 1.3,
      stretch: 1.24,
      line: t.mid,
      bold: t.line,
      width: 3,
      fill: t.faint,
    }) +
    path(smooth(route), stroke(t.hot, 9, { strokeDasharray: '4 22', strokeLinecap: 'round' })) +
    circle(210, 880, 22, { fill: t.hot }) +
    path('M740 372V130', stroke(t.strong, 7)) +
    path('M740 130l150 48-150 52z', { fill: t.spark }) +
    circle(740, 372, 24, { fill: t.hot })
  )
}

/** An open book: six stems leave its pages and draw the arc of a story. */
export const storytelling: Scene = (t) => {
  const notes: [number, number, number, string][] = [
    [250, 560, 34, t.strong],
    [390, 420, 42, t.hot],
    [545, 250, 54, t.spark],
    [715, 136, 76, t.hot],
    [890, 250, 54, t.strong],
    [1030, 470, 44, t.spark],
  ]
  return (
    circle(660, 560, 400, { fill: t.faint }) +
    path(
      smooth([[120, 690], ...notes.map(([x, y]): Point => [x, y]), [1130, 640]]),
      stroke(t.line, 4, { strokeDasharray: '3 16', strokeLinecap: 'round' }),
    ) +
    notes
      .map(
        ([x, y, r, color]) =>
          path(
            d`M${640 + (x - 640) * 0.5} 800C${640 + (x - 640) * 0.6} 660 ${x} ${y + 240} ${x} ${y}`,
            stroke(color, 7),
          ) + circle(x, y, r, { fill: color }),
      )
      .join('') +
    path('M640 790C520 690 320 690 130 760V900H640zM640 790C760 690 960 690 1150 760V900H640z', {
      fill: t.strong,
    }) +
    path(
      'M640 790C520 690 320 690 130 760M640 830C520 734 330 736 130 806M640 870C530 782 340 782 130 852M640 790C760 690 960 690 1150 760M640 830C760 734 950 736 1150 806M640 870C750 782 940 782 1150 852M640 790V900',
      stroke(t.hot, 5),
    )
  )
}

/** A dial: an hour, an hour and a half, and twenty-four modules around it. */
export const shortForm: Scene = (t) => {
  const groups = [2, 3, 4, 3, 3, 3, 3, 3].flatMap((count, i) => Array.from({ length: count }, () => i))
  const marks = [t.strong, t.hot, t.spark, t.line, t.mid]
  return (
    circle(700, 500, 350, { fill: t.strong }) +
    path(segment(700, 500, 0, 350, 0, 0.25), { fill: t.hot }) +
    path(segment(700, 500, 0, 236, 0.25, 0.5), { fill: t.spark }) +
    ticks(700, 500, 296, 26, 60, t.ground, 4) +
    groups
      .map((group, i) => {
        const turn = (i / 24) * 2 * Math.PI
        return circle(700 + 424 * Math.sin(turn), 500 - 424 * Math.cos(turn), group % 2 ? 20 : 27, {
          fill: marks[group % 5] ?? t.line,
        })
      })
      .join('') +
    path('M700 500V196M700 500L520 604', stroke(t.hot, 14, { strokeLinecap: 'round' })) +
    circle(700, 500, 34, { fill: t.ground }) +
    band(700, 500, 260, 0.54, 0.96, t.soft, 18)
  )
}
