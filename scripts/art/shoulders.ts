import { palette } from './palette.ts'

/** The clothes around the neck, over a plain shirt. */
export type CollarKind = 'shirt' | 'jacket' | 'roll' | 'shawl'

const LINE = `stroke="${palette.ink}" stroke-width="13" stroke-linejoin="round" stroke-linecap="round"`

const NECKLINE = '247 591C262 655 318 702 391 702 462 702 508 652 522 592'
const FRONT = 'M247 591C180 598 110 655 66 716H655C620 660 570 615 522 592'

/**
 * Draws neck, shoulders and collar below the head, in the coordinates of the avatars (704 x 704), whose own bodies have no
 * collars.
 * @param collar its color is that of a shirt's collar, of the shirt under a jacket, or of a roll or shawl
 */
export function shoulders(
  skin: string,
  clothes: string,
  collar?: readonly [kind: CollarKind, color: string],
): string {
  return (
    `<path d="M322 500H500L522 592 500 700H270L247 591C285 580 312 556 322 500Z" fill="${skin}"/>` +
    `<path d="${FRONT}C508 652 462 702 391 702 318 702 262 655 247 591Z" fill="${clothes}"/>` +
    `<path d="M330 520C320 556 292 580 247 591M499 540C501 564 509 580 522 592${FRONT}M${NECKLINE}" ${LINE}/>` +
    (collar ? drawn(...collar) : '')
  )
}

function drawn(kind: CollarKind, color: string): string {
  const path = (d: string, fill = color) => `<path d="${d}" fill="${fill}" ${LINE}/>`
  switch (kind) {
    case 'shirt':
      return (
        path('M240 588C262 650 318 694 388 700L322 762 208 634Z') +
        path('M522 590C508 650 462 694 396 700L452 762 560 634Z')
      )
    case 'jacket':
      return (
        path(`M${NECKLINE}L552 720H196Z`) +
        path('M240 588L196 612 150 690 226 684 214 720M522 588L562 612 612 690 540 684 552 720', 'none')
      )
    case 'roll':
      return (
        path('M246 540C232 566 230 590 238 612 300 690 468 692 524 612 530 590 526 566 514 546Z') +
        path('M252 640C320 712 450 712 510 640', 'none')
      )
    case 'shawl':
      return (
        path('M246 586C262 650 300 690 352 712L60 712C100 650 160 606 246 586Z') +
        path('M214 604C236 660 262 690 292 712', 'none')
      )
  }
}
