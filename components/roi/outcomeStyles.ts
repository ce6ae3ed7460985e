import type { SystemStyleObject } from '@chakra-ui/react'

/** Styles of the result. What sticks beside the fields fits a window height of 720 px. */
export const outcomeStyles: SystemStyleObject = {
  position: 'relative',
  p: { base: '6', xl: '8' },
  '& h3': { textStyle: 'label', color: 'fg.quiet' },
  '& .figure': {
    textStyle: 'display',
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
  '& dd': { fontVariantNumeric: 'tabular-nums', textAlign: 'right', ml: 'auto' },
  '& > dl': {
    mt: '5',
    '& > div': { fontWeight: 'semibold', borderTopWidth: '1px', borderColor: 'line.base', py: '2' },
    '& .bar': { flexBasis: '100%', py: '1' },
  },
  '& summary': {
    textStyle: 'label',
    borderTopWidth: '1px',
    borderColor: 'line.base',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  },
  '@media screen': { '& details:not([open]) + .parts': { display: 'none' } },
  '& .parts': {
    '& h4': { textStyle: 'label', color: 'fg.quiet', mt: '2' },
    '& dt svg': { width: '0.75rem', height: '0.75rem', flexShrink: '0' },
    '& > p': { textStyle: 'fine', color: 'fg.quiet', mt: '4' },
  },
  _print: {
    p: '5',
    '& dl': { textStyle: 'fine' },
    '& details': { display: 'none' },
  },
}
