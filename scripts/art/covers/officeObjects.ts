import { circle, path, rect, stroke } from '../svg.ts'
import type { Paints } from './coverObject.ts'

export function screen({ main, accent, paper, dark }: Paints) {
  return (
    rect(-40, -90, 80, 70, { fill: main }) +
    rect(-140, -26, 280, 26, { fill: dark }, 8) +
    rect(-260, -420, 520, 344, { fill: dark }, 18) +
    rect(-236, -396, 472, 280, { fill: paper }, 6) +
    rect(-204, -362, 250, 82, { fill: main }, 20) +
    rect(-36, -246, 240, 82, { fill: accent }, 20)
  )
}

export function cups({ main, accent, paper, dark }: Paints) {
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

export function scales({ main, accent, paper, dark }: Paints) {
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

export function megaphone({ main, accent, paper, dark }: Paints) {
  return (
    path('M-96 -190L-60 0H10L-24 -190z', { fill: dark }) +
    path('M-180 -300L160 -450V-90L-180 -190z', { fill: main }) +
    rect(-250, -300, 90, 110, { fill: accent }, 20) +
    rect(140, -460, 44, 380, { fill: accent }, 22) +
    path('M226 -336L300 -372M230 -270H316M226 -204L300 -168', stroke(paper, 20, { strokeLinecap: 'round' }))
  )
}

export function books({ main, accent, paper, dark }: Paints) {
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

export function badge({ main, accent, paper, dark }: Paints) {
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

export function clipboard({ main, accent, paper, dark }: Paints) {
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
