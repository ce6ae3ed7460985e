import type { ArticleCategory } from '#content/schema/article.ts'
import { circle, path, rect, stroke } from '../svg.ts'

/** What a thing is painted with. */
export interface Paints {
  main: string
  /** Bands, marks and small parts. */
  accent: string
  paper: string
  dark: string
}

/** A thing that stands on y = 0 around x = 0, about 440 wide and high. */
export type Thing = (paints: Paints) => string

/** What each category of articles shows, where an article has no drawing of its own. */
export const THINGS: Record<ArticleCategory, Thing> = {
  'Leadership Development': ladder,
  'AI & Technology': screen,
  'Resilience & Change': umbrella,
  'Strategic Thinking': pawn,
  'Coaching & Mentoring': cups,
  'Global Leadership': suitcase,
  'Impact & ROI': scales,
  'Communication Skills': megaphone,
  'Professional Development': books,
  'Change Management': signpost,
  'Employee Engagement': badge,
  'Performance Management': clipboard,
  'Team Building': blocks,
  'Organizational Culture': plant,
}

function ladder({ main, accent, dark }: Paints) {
  const rungs = [0, 1, 2, 3, 4].map((i) => {
    const half = 118 - i * 16
    return rect(-half, -84 - i * 84, half * 2, 26, { fill: i === 3 ? accent : main })
  })
  return (
    rungs.join('') +
    path('M-150 0L-60 -460H-22L-112 0z', { fill: dark }) +
    path('M150 0L60 -460H22L112 0z', { fill: dark })
  )
}

function screen({ main, accent, paper, dark }: Paints) {
  return (
    rect(-40, -90, 80, 70, { fill: main }) +
    rect(-140, -26, 280, 26, { fill: dark }, 8) +
    rect(-260, -420, 520, 344, { fill: dark }, 18) +
    rect(-236, -396, 472, 280, { fill: paper }, 6) +
    rect(-204, -362, 250, 82, { fill: main }, 20) +
    rect(-36, -246, 240, 82, { fill: accent }, 20)
  )
}

function umbrella({ main, accent, dark }: Paints) {
  return (
    path('M0 -420V-60a44 44 0 0 1 -88 0', stroke(dark, 22, { strokeLinecap: 'round' })) +
    path('M-260 -210a260 260 0 0 1 520 0q-65 -62 -130 0q-65 -62 -130 0q-65 -62 -130 0q-65 -62 -130 0z', {
      fill: main,
    }) +
    path('M-130 -210Q-120 -400 0 -470Q120 -400 130 -210q-65 -62 -130 0q-65 -62 -130 0z', { fill: accent }) +
    rect(-9, -510, 18, 56, { fill: dark })
  )
}

function pawn({ main, accent, dark }: Paints) {
  return (
    path('M-66 -300H66Q66 -150 120 -84H-120Q-66 -150 -66 -300z', { fill: main }) +
    rect(-104, -326, 208, 36, { fill: accent }, 18) +
    circle(0, -400, 92, { fill: main }) +
    rect(-150, -96, 300, 44, { fill: accent }, 10) +
    rect(-184, -56, 368, 56, { fill: dark }, 10)
  )
}

function cups({ main, accent, paper, dark }: Paints) {
  const cup = (x: number, fill: string, side: 1 | -1) =>
    path(
      `M${x + side * 104} -190h${side * 30}a46 46 0 0 ${side > 0 ? 1 : 0} 0 92h${-side * 30}`,
      stroke(fill, 24),
    ) +
    path(
      `M${x - 110} -240H${x + 110}V-110Q${x + 110} -30 ${x + 30} -30H${x - 30}Q${x - 110} -30 ${x - 110} -110z`,
      {
        fill,
      },
    ) +
    rect(x - 130, -26, 260, 26, { fill: dark }, 13)
  const steam = (x: number) =>
    path(`M${x} -280q-34 -40 0 -76t0 -76`, stroke(paper, 16, { strokeLinecap: 'round' }))
  return steam(-160) + steam(120) + steam(180) + cup(-140, main, -1) + cup(150, accent, 1)
}

function suitcase({ main, accent, paper, dark }: Paints) {
  return (
    path('M-80 -330V-384Q-80 -410 -54 -410H54Q80 -410 80 -384V-330', stroke(dark, 26)) +
    rect(-250, -340, 500, 320, { fill: main }, 28) +
    rect(-170, -340, 44, 320, { fill: dark }) +
    rect(126, -340, 44, 320, { fill: dark }) +
    rect(-200, -24, 60, 24, { fill: dark }) +
    rect(140, -24, 60, 24, { fill: dark }) +
    circle(30, -220, 62, { fill: accent }) +
    rect(-96, -150, 120, 72, { fill: paper })
  )
}

function scales({ main, accent, paper, dark }: Paints) {
  const pan = (x: number, y: number, load: string) =>
    path(`M${x} ${y}L${x - 92} ${y + 170}M${x} ${y}L${x + 92} ${y + 170}`, stroke(dark, 8)) +
    load +
    path(`M${x - 116} ${y + 166}h232a116 70 0 0 1 -232 0z`, { fill: main })
  return (
    rect(-14, -440, 28, 420, { fill: dark }) +
    rect(-130, -34, 260, 34, { fill: dark }, 8) +
    path('M-210 -320L210 -430', stroke(dark, 24, { strokeLinecap: 'round' })) +
    pan(-200, -322, circle(-200, -206, 52, { fill: accent })) +
    pan(200, -428, rect(150, -350, 100, 90, { fill: paper })) +
    circle(0, -376, 34, { fill: accent })
  )
}

function megaphone({ main, accent, paper, dark }: Paints) {
  return (
    path('M-96 -190L-60 0H10L-24 -190z', { fill: dark }) +
    path('M-180 -300L160 -450V-90L-180 -190z', { fill: main }) +
    rect(-250, -300, 90, 110, { fill: accent }, 20) +
    rect(140, -460, 44, 380, { fill: accent }, 22) +
    path('M226 -336L300 -372M230 -270H316M226 -204L300 -168', stroke(paper, 20, { strokeLinecap: 'round' }))
  )
}

function books({ main, accent, paper, dark }: Paints) {
  return (
    rect(-240, -96, 480, 96, { fill: dark }, 6) +
    rect(-190, -72, 70, 48, { fill: accent }) +
    rect(-200, -204, 420, 108, { fill: main }, 6) +
    rect(120, -178, 60, 56, { fill: paper }) +
    rect(-226, -290, 400, 86, { fill: accent }, 6) +
    rect(-180, -258, 200, 22, { fill: dark }) +
    path('M-150 -300L-10 -336L130 -300V-436L-10 -470L-150 -436z', { fill: paper }) +
    path('M-10 -336V-470', stroke(main, 10))
  )
}

function signpost({ main, accent, dark }: Paints) {
  return (
    rect(-18, -470, 36, 470, { fill: dark }) +
    path('M-210 -420H150L230 -356L150 -292H-210z', { fill: main }) +
    path('M210 -264H-130L-210 -206L-130 -148H210z', { fill: accent }) +
    rect(-90, -20, 180, 20, { fill: dark }, 8)
  )
}

function badge({ main, accent, paper, dark }: Paints) {
  return (
    path('M-150 -520L-20 -350M150 -520L20 -350', stroke(accent, 34)) +
    rect(-170, -356, 340, 356, { fill: main }, 22) +
    rect(-50, -380, 100, 44, { fill: dark }, 12) +
    rect(-134, -290, 268, 180, { fill: paper }, 6) +
    circle(0, -216, 40, { fill: dark }) +
    path('M-72 -110a72 66 0 0 1 144 0z', { fill: dark }) +
    rect(-134, -78, 200, 24, { fill: accent })
  )
}

function clipboard({ main, accent, paper, dark }: Paints) {
  const rows = [0, 1, 2, 3].map(
    (i) =>
      circle(-112, -318 + i * 82, 22, { fill: i === 2 ? accent : main }) +
      rect(-66, -330 + i * 82, [196, 150, 182, 120][i] ?? 150, 24, { fill: i === 2 ? accent : dark }),
  )
  return (
    rect(-210, -460, 420, 460, { fill: dark }, 18) +
    rect(-174, -420, 348, 384, { fill: paper }) +
    rows.join('') +
    rect(-90, -494, 180, 84, { fill: accent }, 16)
  )
}

function blocks({ main, accent, paper, dark }: Paints) {
  return (
    rect(-250, -160, 160, 160, { fill: main }) +
    rect(-80, -160, 160, 160, { fill: dark }) +
    rect(90, -160, 160, 160, { fill: accent }) +
    rect(-165, -326, 160, 160, { fill: accent }) +
    path('M5 -166V-326H165V-166z', { fill: main }) +
    path('M-80 -332L0 -470L80 -332z', { fill: dark }) +
    [-170, 170].map((x) => circle(x, -80, 40, { fill: paper })).join('') +
    circle(-85, -246, 40, { fill: paper })
  )
}

function plant({ main, accent, paper, dark }: Paints) {
  const leaf = (turn: number, fill: string) =>
    `<g transform="translate(0 -170) rotate(${turn})">${path('M0 0Q-74 -110 0 -270Q74 -110 0 0z', { fill })}${path('M0 0V-190', stroke(paper, 6))}</g>`
  return (
    [-64, 64].map((turn) => leaf(turn, dark)).join('') +
    [-32, 34].map((turn) => leaf(turn, accent)).join('') +
    leaf(0, dark) +
    path('M-130 -180H130L96 0H-96z', { fill: main }) +
    rect(-150, -206, 300, 52, { fill: main }, 8) +
    rect(-130, -154, 260, 12, { fill: paper })
  )
}
