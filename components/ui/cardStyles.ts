import type { SystemStyleObject } from '@chakra-ui/react'

/** A picture that is taller than its frame, so that it can shift under the pointer without showing an edge. */
export const shiftingPicture: SystemStyleObject = {
  width: '100%',
  height: 'calc(100% + 8px)',
  mt: '-4px',
  objectFit: 'cover',
  transition: 'transform 220ms',
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
