import { chakra } from '@chakra-ui/react'
import { MARGIN } from './articleBodyStyles.ts'

/** An article's text, set in from the edge on wide screens so that quotes can reach out, and what stands beside it. */
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
