import type { SystemStyleObject } from '@chakra-ui/react'

/** The frame of a picture that grows a little on hover. */
export const pictureFrame: SystemStyleObject = {
  overflow: 'hidden',
  borderRadius: 'md',
  '& img': { height: '100%', transition: 'transform 220ms' },
}

/**
 * For an `article` with a covering link: on hover and focus a background appears, the picture grows and the title is
 * underlined; pressing darkens the background.
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
    '&:hover img': { transform: 'scale(1.03)' },
    '&:hover :is(h3, h4)': {
      textDecoration: 'underline',
      textDecorationColor: 'coral.500',
      textDecorationThickness: '2px',
    },
  },
  '&:active::before': { bg: 'line.base' },
}

/** Stretches a card's link over the whole card. */
export const coveringLink: SystemStyleObject = {
  py: '0.375rem',
  fontSize: '1rem',
  fontWeight: 'semibold',
  color: 'fg.accent',
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  _after: { content: '""', position: 'absolute', inset: '0' },
  _focusVisible: {
    outline: 'none',
    // On the edge of the background, on phones between its neighbors.
    _after: {
      outline: '2px solid var(--ring)',
      outlineOffset: { base: '4px', md: '10px' },
      borderRadius: 'md',
    },
  },
  '& span': { srOnly: true },
}
