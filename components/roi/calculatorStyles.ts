import type { SystemStyleObject } from '@chakra-ui/react'

/** The calculator: inputs beside the result, or above it in one column. */
export const calculatorStyles: SystemStyleObject = {
  display: 'grid',
  columnGap: '18',
  rowGap: '10',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '7fr 5fr' },
  // The result stays visible while the fields scroll, so its column must be as tall as theirs.
  '& > .answer': { gridArea: { lg: '1 / 2' } },
  '& > .answer > div': { lg: { position: 'sticky', top: 'calc({sizes.header} + 1rem)' } },
  // Not a grid: a grid item can't stick beyond its cell.
  '& > .fields': { display: 'flex', flexDirection: 'column', gridArea: { lg: '1 / 1' } },
  '& > .fields > .entries': { position: 'relative' },
  '& .start': { minH: '5rem', mb: '4' },
  '& .start > p, & .note': { textStyle: 'note', color: 'fg.quiet', textWrap: 'pretty' },
  '& .note': { mb: '6', maxW: 'text' },
  '& .actions': {
    display: 'grid',
    gap: '3',
    justifyItems: 'start',
    minH: { base: '10rem', sm: '7rem' },
    // Leaves space for the one-line result (RoiBar).
    mt: { base: '18', lg: '0' },
  },
  // On paper: one page, with the heading of the section.
  _print: {
    'section:has(> div > &), &': { breakInside: 'avoid', py: '3' },
    gridTemplateColumns: '7fr 5fr',
    columnGap: '6',
    '& > .answer': { gridArea: '1 / 2' },
    '& > .answer > div': { position: 'static' },
    '& > .fields': { gridArea: '1 / 1' },
    '& .start, & .note, & .actions': { display: 'none' },
  },
}
