import type { SystemStyleObject } from '@chakra-ui/react'
import { articlePictureStyles } from './articlePictureStyles.ts'
import { articleTableStyles } from './articleTableStyles.ts'

/** How far quotes and take-away lists reach into the margin on wide screens. */
const OUTDENT = '-4rem'

/** The typography of an article: a measure of 66 characters, one rhythm, quotes and lists that break out of it. */
export const articleBodyStyles: SystemStyleObject = {
  maxW: '38rem',
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
    // Where it is known, three lines exactly.
    '@supports (initial-letter: 3)': {
      '&::first-letter': { float: 'none', initialLetter: '3', lineHeight: 'normal', pt: '0' },
    },
  },
  '& h2': { textStyle: 'subheading', mt: { base: '10', lg: '12' }, mb: '0' },
  '& h2 + *': { mt: '4' },
  '& .list': {
    '& ul, & ol': { display: 'grid', gap: '3' },
    '& ul.checks > li': { display: 'grid', gridTemplateColumns: '1.375rem 1fr', gap: '3' },
    '& ol': { listStyle: 'decimal', pl: '2.125rem' },
    '& ol > li': { pl: '0', '&::marker': { fontWeight: 'semibold', color: 'fg.warm' } },
    // Below a point: no ground, no icons, closer together.
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
    ml: { xl: OUTDENT },
    py: { base: '6', md: '8' },
    px: { base: '5', md: '8' },
    pl: { xl: '4rem' },
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
    ml: { xl: OUTDENT },
    pl: { base: '5', xl: 'calc(4rem - 4px)' },
    borderLeftWidth: '4px',
    borderColor: 'coral.500',
    color: 'fg.base',
    '& p': { textStyle: 'subheading', lineHeight: '1.25', textWrap: 'pretty' },
    '& figcaption': { textStyle: 'note', color: 'fg.quiet', mt: '4' },
  },
  ...articleTableStyles,
  ...articlePictureStyles,
}
