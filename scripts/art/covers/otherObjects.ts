import { circle, path, rect, stroke } from '../svg.ts'
import type { Paints } from './coverObject.ts'

export function ladder({ main, accent, dark }: Paints) {
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

export function umbrella({ main, accent, dark }: Paints) {
  return (
    path('M0 -420V-60a44 44 0 0 1 -88 0', stroke(dark, 22, { strokeLinecap: 'round' })) +
    path('M-260 -210a260 260 0 0 1 520 0q-65 -62 -130 0q-65 -62 -130 0q-65 -62 -130 0q-65 -62 -130 0z', {
      fill: main,
    }) +
    path('M-130 -210Q-120 -400 0 -470Q120 -400 130 -210q-65 -62 -130 0q-65 -62 -130 0z', { fill: accent }) +
    rect(-9, -510, 18, 56, { fill: dark })
  )
}

export function pawn({ main, accent, dark }: Paints) {
  return (
    path('M-66 -300H66Q66 -150 120 -84H-120Q-66 -150 -66 -300z', { fill: main }) +
    rect(-104, -326, 208, 36, { fill: accent }, 18) +
    circle(0, -400, 92, { fill: main }) +
    rect(-150, -96, 300, 44, { fill: accent }, 10) +
    rect(-184, -56, 368, 56, { fill: dark }, 10)
  )
}

export function suitcase({ main, accent, paper, dark }: Paints) {
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

export function signpost({ main, accent, dark }: Paints) {
  return (
    rect(-18, -470, 36, 470, { fill: dark }) +
    path('M-210 -420H150L230 -356L150 -292H-210z', { fill: main }) +
    path('M210 -264H-130L-210 -206L-130 -148H210z', { fill: accent }) +
    rect(-90, -20, 180, 20, { fill: dark }, 8)
  )
}

export function blocks({ main, accent, paper, dark }: Paints) {
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

export function plant({ main, accent, paper, dark }: Paints) {
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
