import { defineKeyframes, type SystemStyleObject } from '@chakra-ui/react'

/** Grows while scrolling into view. Browsers without view timelines show the end state. */
const growing = (name: string, origin: string, range: string): SystemStyleObject => ({
  transformOrigin: origin,
  animation: `${name} linear both`,
  animationTimeline: 'view()',
  animationRange: range,
})

/** The notes of the logo, by the end of each of its four stems; anything to the right of them doesn't move. */
const logoNotes = (...tops: [number, number, number, number]) => {
  const ends = ['0.49rem', '1.02rem', '1.56rem', '2.3rem']
  const steps = tops.map((top, i) => `${ends[i - 1] ?? 0} ${top}%, ${ends[i]} ${top}%`)
  return { clipPath: `polygon(0 100%, ${steps.join(', ')}, 2.3rem 0, 100% 0, 100% 100%)` }
}

const rules = (): Record<string, SystemStyleObject> => ({
  'header a:hover > span > img, header a:focus-visible > span > img': {
    animation: 'ascend 520ms ease-out',
  },
  '@supports (animation-timeline: view())': {
    'main ol > li > .bar': growing('across', 'left', 'cover 2% cover 14%'),
    'main ol > li:nth-of-type(2) > .bar': { animationRange: 'cover 10% cover 22%' },
    'main ol > li:nth-of-type(3) > .bar': { animationRange: 'cover 18% cover 30%' },
    'main .staff > .span': growing('across', 'left', 'cover 2% cover 24%'),
    'main .staff > .note': growing('upright', 'bottom', 'cover 2% cover 16%'),
  } as SystemStyleObject,
})

/** The site's only animation: the scale ascends once. Not in print and not with reduced motion. */
export const motionStyles = () =>
  ({
    '@keyframes across': { from: { transform: 'scaleX(0)' } },
    '@keyframes upright': { from: { transform: 'scaleY(0)' } },
    '@keyframes ascend': {
      '0%': logoNotes(100, 100, 100, 100),
      '25%': logoNotes(0, 70, 100, 100),
      '50%': logoNotes(0, 0, 60, 100),
      '75%': logoNotes(0, 0, 0, 60),
      '100%': logoNotes(0, 0, 0, 0),
    },
    '@media screen and (prefers-reduced-motion: no-preference)': rules() as SystemStyleObject,
  }) as Record<string, SystemStyleObject>

/** Entrance animations of overlays, never of copy in the page. Global styles, like those of `globalCss.ts`. */
export const keyframes = () =>
  defineKeyframes({
    'drawer-in': { from: { transform: 'translateX(2rem)', opacity: '0' } },
    'dialog-in': { from: { transform: 'translateY(12px)', opacity: '0' } },
    rising: { from: { clipPath: 'inset(0 100% 0 0)' } },
    'toast-in': { from: { transform: 'translateY(1rem)', opacity: '0' } },
  })
