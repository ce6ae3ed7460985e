import type { SystemStyleObject } from '@chakra-ui/react'
import { stackEnlarged } from '../theme/enlarged.ts'
import { articlePictureStyles } from './articlePictureStyles.ts'
import { articleTableStyles } from './articleTableStyles.ts'

/** The margin on wide screens, into which take-away lists, times and quotation marks extend. */
export const MARGIN = '8rem'

/** The typography of an article: one column width, one rhythm, with quotes and lists that extend beyond it. */
export const articleBodyStyles: SystemStyleObject = {
  maxW: '40rem',
  '& > * + *': { mt: '5' },
  '& > p': { textWrap: 'pretty', hangingPunctuation: 'first' },
  '& > p:first-of-type': { textStyle: 'lead' },
  '& > p[data-cap]': {
    '&::first-letter': {
      float: 'left',
      fontFamily: 'heading',
      fontSize: '5em',
      lineHeight: '0.76',
      pt: '0.06em',
      pr: '0.08em',
      color: 'fg.accent',
    },
    // If supported, exactly three lines.
    '@supports (initial-letter: 3)': {
      '&::first-letter': { float: 'none', initialLetter: '3', lineHeight: 'normal', pt: '0' },
    },
  },
  '& h2': { textStyle: 'subheading', mt: { base: '10', lg: '12' }, mb: '0' },
  '& h2 + *': { mt: '4' },
  '& .list': {
    '& ul, & ol': { display: 'grid', gap: '3' },
    '& ul.checks > li': { display: 'grid', gridTemplateColumns: '1.375rem 1fr', gap: '3' },
    '& ul.times > li': {
      display: 'grid',
      gridTemplateColumns: '5.5rem 1fr',
      ...stackEnlarged,
      columnGap: '4',
      ml: { xl: '-6.5rem' },
      '& > strong': { color: 'fg.warm', textStyle: 'label', lineHeight: '1.7' },
    },
    '& ol': { listStyle: 'decimal', pl: '2.125rem' },
    '& ol > li': { pl: '0', '&::marker': { fontWeight: 'semibold', color: 'fg.warm' } },
    // Nested lists: no background or icons, and tighter.
    '& li :is(ul, ol)': { mt: '2', gap: '1.5', pl: '1.25rem' },
    '& li ul': { listStyle: 'disc' },
    '& ol ol': { listStyle: 'lower-alpha' },
    '& svg': { color: 'coral.600', mt: '0.25rem' },
  },
  '& .list[data-titled]': {
    mt: '8',
    mb: '8',
    // From edge to edge on phones.
    mx: { base: '-5', md: '0' },
    ml: { xl: `-${MARGIN}` },
    py: { base: '6', md: '8' },
    px: { base: '5', md: '8' },
    pl: { xl: MARGIN },
    bg: 'bg.tint',
    borderRadius: { md: 'md' },
    '& h3': { textStyle: 'small', mb: '4' },
    '& li': { textStyle: 'note', lineHeight: '1.6' },
    '& svg': { color: 'teal.700', mt: '0.125rem' },
  },
  '& .quote': {
    mt: '8',
    mb: '8',
    pl: '6',
    borderLeftWidth: '3px',
    borderColor: 'line.base',
    fontStyle: 'normal',
    color: 'fg.quiet',
  },
  '& .quote[data-voice]': {
    mt: { base: '10', lg: '12' },
    mb: { base: '10', lg: '12' },
    position: 'relative',
    pl: { base: '5', xl: '0' },
    borderLeftWidth: { base: '4px', xl: '0' },
    borderColor: 'coral.500',
    color: 'fg.base',
    // A dash in the margin, on the first line.
    xl: {
      _before: {
        content: '""',
        position: 'absolute',
        left: `-${MARGIN}`,
        top: '1rem',
        width: '6rem',
        borderTopWidth: '4px',
        borderColor: 'coral.500',
      },
    },
    '& p': { textStyle: 'subheading', lineHeight: '1.25', textWrap: 'pretty' },
    '& figcaption': { textStyle: 'note', color: 'fg.quiet', mt: '4' },
  },
  ...articleTableStyles,
  ...articlePictureStyles,
}
