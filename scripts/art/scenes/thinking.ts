import { arc, segment, smooth } from '../curves.ts'
import { hill } from '../hill.ts'
import { stem, ticks } from '../parts.ts'
import { circle, d, type Point, path, stroke } from '../svg.ts'
import { BASE, type Scene } from './scene.ts'

/** One origin and three routes to three different ends. */
export const strategy: Scene = (t) => {
  const lane = (data: string, color: string) =>
    path(data, stroke(color, 18, { strokeLinejoin: 'round', strokeLinecap: 'round' }))
  return (
    [...Array(54).keys()]
      .map((i) => circle(330 + (i % 9) * 100, 110 + Math.floor(i / 9) * 140, 5, { fill: t.mid }))
      .join('') +
    lane('M170 760H420a60 60 0 0 0 60-60V540a60 60 0 0 1 60-60H860', t.line) +
    lane('M170 790H660a60 60 0 0 0 60-60V320a60 60 0 0 1 60-60H990', t.spark) +
    lane('M170 820H860a60 60 0 0 0 60-60V720a60 60 0 0 1 60-60H1080', t.hot) +
    circle(170, 790, 92, { fill: t.strong }) +
    circle(170, 790, 40, { fill: t.ground }) +
    circle(880, 480, 70, { fill: t.line }) +
    circle(880, 480, 42, stroke(t.ground, 5)) +
    circle(880, 480, 18, { fill: t.ground }) +
    circle(1020, 250, 116, { fill: t.spark }) +
    path('M956 282q32-88 64-30t64-50', stroke(t.ground, 7)) +
    circle(1084, 202, 12, { fill: t.ground }) +
    circle(1090, 660, 88, { fill: t.hot }) +
    path(segment(1090, 660, 0, 58, 0, 0.3), { fill: t.ground }) +
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
    [590, 410],
    [690, 384],
  ]
  return (
    hill({
      cx: 980,
      cy: 900,
      size: 170,
      levels: 4,
      phase: 4.4,
      stretch: 1.2,
      line: t.mid,
      bold: t.line,
      width: 3.6,
    }) +
    hill({
      cx: 640,
      cy: 440,
      size: 396,
      levels: 9,
      phase: 1.3,
      stretch: 1.16,
      line: t.mid,
      bold: t.line,
      width: 3.6,
      fill: t.faint,
    }) +
    path(smooth(route), stroke(t.hot, 9, { strokeDasharray: '4 22', strokeLinecap: 'round' })) +
    circle(210, 880, 22, { fill: t.hot }) +
    path('M690 384V130', stroke(t.strong, 7)) +
    path('M690 130l150 48-150 52z', { fill: t.spark }) +
    circle(690, 384, 24, { fill: t.hot })
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
      stroke(t.line, 6, { strokeDasharray: '2 18', strokeLinecap: 'round' }),
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

/** A slice of time, lifted out of the whole like a short piece from a record. */
export const shortForm: Scene = (t) => {
  const [x, y, r, lift] = [590, 520, 350, 62]
  const grooves = [310, 270, 230, 190].map((groove) => path(arc(x, y, groove, 0.25, 1), stroke(t.mid, 5)))
  const slice = path(segment(x + lift, y - lift, 0, r, 0, 0.25), { fill: t.spark })
  const marks = [310, 270, 230, 190].map((groove) =>
    path(arc(x + lift, y - lift, groove, 0.02, 0.23), stroke(t.strong, 5)),
  )
  return (
    ticks(x, y, r + 34, 26, 72, t.line, 5) +
    path(segment(x, y, 0, r, 0.25, 1), { fill: t.hot }) +
    grooves.join('') +
    circle(x, y, 92, { fill: t.strong }) +
    path(segment(x, y, 0, 96, 0, 0.25), { fill: t.ground }) +
    path(segment(x, y, r + 26, r + 70, 0, 0.25), { fill: t.ground }) +
    slice +
    marks.join('') +
    path(segment(x + lift, y - lift, 0, 92, 0, 0.25), { fill: t.strong }) +
    circle(x, y, 16, { fill: t.hot }) +
    stem(1050, BASE, 300, 34, t.hot, t.strong, 7) +
    stem(1136, BASE, 200, 42, t.hot, t.spark, 7)
  )
}
