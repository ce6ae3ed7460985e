import type { SystemStyleObject } from '@chakra-ui/react'

/** Styles of the result. What sticks beside the fields fits a window height of 720 px. */
export const outcomeStyles: SystemStyleObject = {
  position: 'relative',
  p: { base: '6', xl: '8' },
  '& h3': { textStyle: 'label', color: 'fg.quiet' },
  '& .figure': {
    textStyle: 'title',
    fontSize: 'min(clamp(3.75rem, 3.4rem + 1.6vw, 5rem), 19vw)',
    lineHeight: '1.05',
  },
  '& .figure.none': { textStyle: 'subheading' },
  '& .unit': { textStyle: 'note', color: 'fg.quiet', mt: '1' },
  '& dl': { textStyle: 'note', lineHeight: '1.4' },
  '& dl > div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '4',
    py: '1',
  },
  '& dt': { display: 'flex', alignItems: 'center', gap: '2' },
  '& dd': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', ml: 'auto' },
  '& > dl': {
    mt: '5',
    '& > div': { fontWeight: 'semibold', borderTopWidth: '1px', borderColor: 'line.base', py: '2' },
    '& .bar': { flexBasis: '100%', py: '1' },
  },
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minH: '2.75rem',
    textStyle: 'label',
    borderTopWidth: '1px',
    borderColor: 'line.base',
    _after: {
      content: '""',
      width: '0.5rem',
      height: '0.5rem',
      mx: '1',
      borderColor: 'currentColor',
      borderWidth: '0 2px 2px 0',
      transform: 'translateY(-2px) rotate(45deg)',
    },
    _hover: { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  },
  '& details[open] summary::after': { transform: 'translateY(2px) rotate(225deg)' },
  '@media screen': { '& details:not([open]) + .parts': { display: 'none' } },
  '& .parts': {
    '& h4': { textStyle: 'label', color: 'fg.quiet', mt: '2' },
    '& dt svg': { width: '0.75rem', height: '0.75rem', flexShrink: '0' },
    '& > p': { textStyle: 'fine', color: 'fg.quiet', mt: '4' },
  },
  _print: {
    p: '5',
    '& dl': { fontSize: '0.9375rem' },
    '& .figure': { fontSize: '3.5rem' },
    '& details': { display: 'none' },
  },
}
