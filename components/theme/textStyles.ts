import { defineTextStyles } from '@chakra-ui/react'

/**
 * Size of a heading on phones: `rem` in a 320 px window, proportionally larger in wider ones, so that it breaks into the
 * same lines on all of them. It also grows with enlarged text, up to a tenth of the window.
 */
const onPhone = (rem: number) => `max(${rem * 5}vw, min(${rem}rem, 10vw))`

const serif = {
  fontFamily: 'heading',
  fontWeight: 'normal',
  letterSpacing: '-0.015em',
  lineHeight: '1.12',
  textWrap: 'balance',
} as const

/** The largest lines are close together. */
const display = { ...serif, lineHeight: '1.06' } as const

/** Small sizes need looser letter spacing than large ones. */
const smallSerif = { ...serif, letterSpacing: '-0.01em' } as const

/** Closer on paper (print.css). */
const leading = 'var(--leading,1.55)'

const note = { fontSize: '1rem', lineHeight: leading } as const
const fine = { fontSize: '0.875rem', lineHeight: 'var(--leading,1.5)' } as const
const label = { fontSize: '1rem', fontWeight: 'semibold', lineHeight: '1.4' } as const

/**
 * The type scale: 68 (the home page's title and a page's one great figure), 56, 42, 30, 24, 20, 18, 16 and 14 px at 1440 px;
 * 40, 30, 24, 20, 18, 16 and 14 on phones. Sentences are `body`; `note` and `fine` are for captions, tables and facts.
 * The last five are sizes in the color of their role.
 */
export const textStyles = defineTextStyles({
  poster: {
    value: { ...display, fontSize: `min(clamp(2.5rem, 1.85rem + 2.67vw, 4.25rem), ${onPhone(2.05)})` },
  },
  display: {
    value: { ...display, fontSize: `min(clamp(2.5rem, 2.13rem + 1.52vw, 3.5rem), ${onPhone(2.05)})` },
  },
  title: {
    value: { ...serif, fontSize: `min(clamp(1.875rem, 1.57rem + 1.17vw, 2.625rem), ${onPhone(1.54)})` },
  },
  subheading: {
    value: {
      ...smallSerif,
      fontSize: `var(--subheading, min(clamp(1.5rem, 1.36rem + 0.57vw, 1.875rem), ${onPhone(1.3)}))`,
    },
  },
  small: {
    value: {
      ...smallSerif,
      fontSize: `min(clamp(1.25rem, 1.16rem + 0.38vw, 1.5rem), ${onPhone(1.1)})`,
      lineHeight: '1.2',
    },
  },
  lead: {
    value: {
      fontSize: 'clamp(1.125rem, 1.08rem + 0.19vw, 1.25rem)',
      lineHeight: leading,
      // On phones, lines are short enough as they are.
      textWrap: { base: 'pretty', md: 'balance' },
    },
  },
  body: { value: { fontSize: '1.125rem', lineHeight: leading } },
  strong: {
    value: {
      fontSize: '1.125rem',
      fontWeight: 'semibold',
      lineHeight: '1.35',
    },
  },
  note: { value: note },
  fine: { value: fine },
  label: { value: label },
  /** Below or beside something else. */
  caption: { value: { ...fine, color: 'fg.quiet' } },
  aside: { value: { ...note, color: 'fg.quiet' } },
  /** What is wrong with a field. */
  mistake: { value: { ...fine, fontWeight: 'semibold', color: 'fg.error' } },
  /** A short line above a heading or before words. */
  eyebrow: { value: { ...label, color: 'fg.warm' } },
  /** A time, a place, a length. */
  accent: { value: { ...label, color: 'fg.accent' } },
})
