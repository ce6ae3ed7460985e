import type { SystemStyleObject } from '@chakra-ui/react'

/** A picture that is taller than its frame, so that it can shift under the pointer without showing an edge. */
export const shiftingPicture: SystemStyleObject = {
  width: '100%',
  height: 'calc(100% + 16px)',
  mt: '-8px',
  objectFit: 'cover',
  transition: 'transform 220ms',
}

/**
 * For an `article` with a covering link: under the pointer and with the focus a ground comes up around it, the picture
 * shifts and the title is underlined; a press lets the ground darken.
 */
export const groundUnderPointer: SystemStyleObject = {
  position: 'relative',
  isolation: 'isolate',
  _before: {
    content: '""',
    position: 'absolute',
    inset: '-3',
    zIndex: '-1',
    borderRadius: 'md',
    transition: 'background-color 160ms',
  },
  '&:has(a:focus-visible)::before': { bg: 'var(--under, {colors.bg.tint})' },
  '@media (hover: hover)': {
    '&:hover::before': { bg: 'var(--under, {colors.bg.tint})' },
    '&:hover img': { transform: 'translateY(8px)' },
    '&:hover :is(h3, h4)': {
      textDecoration: 'underline',
      textDecorationColor: 'coral.500',
      textDecorationThickness: '2px',
      textUnderlineOffset: '0.18em',
    },
  },
  '&:active::before': { bg: 'line.base' },
}

/** The link of a card, which covers it: the whole card can be pressed. */
export const coveringLink: SystemStyleObject = {
  py: '0.375rem',
  fontSize: '1rem',
  fontWeight: 'semibold',
  color: 'fg.accent',
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.3em',
  _after: { content: '""', position: 'absolute', inset: '0' },
  _focusVisible: {
    outline: 'none',
    _after: { outline: '2px solid var(--ring)', outlineOffset: '4px', borderRadius: 'md' },
  },
  '& span': { srOnly: true },
}
