import { chakra } from '@chakra-ui/react'
import { MARGIN } from './articleBodyStyles.ts'

/**
 * The columns of an article: its text, indented on wide screens so that quotes can extend into the margin, and the
 * aside.
 */
export const ArticleColumns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' },
    columnGap: '12',
    rowGap: '12',
    pt: { base: '10', lg: '18' },
    pb: { base: '18', lg: '24' },
    pl: { xl: MARGIN },
    _print: { py: '5' },
  },
})
