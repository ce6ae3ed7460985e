import type { SystemStyleObject } from '@chakra-ui/react'

/** The calculator: what goes in beside what comes out, or below it where there is one column. */
export const calculatorStyles: SystemStyleObject = {
  display: 'grid',
  columnGap: '18',
  rowGap: '10',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '7fr 5fr' },
  // The result stays in view while the fields scroll by; its column has to be as long as theirs for that.
  '& > .answer': { gridArea: { lg: '1 / 2' } },
  '& > .answer > div': { lg: { position: 'sticky', top: 'calc({sizes.header} + 1rem)' } },
  // No grid: an item of one cannot stick beyond its own cell.
  '& > .fields': { display: 'flex', flexDirection: 'column', gridArea: { lg: '1 / 1' } },
  '& > .fields > .entries': { position: 'relative' },
  '& .start': { minH: '5rem', mb: '8' },
  '& .start > p': { textStyle: 'note', color: 'fg.quiet' },
  '& .actions': {
    display: 'grid',
    gap: '3',
    justifyItems: 'start',
    minH: { base: '10rem', sm: '7rem' },
    // With room for the result in one line (RoiBar).
    mt: { base: '18', lg: '0' },
  },
  // One sheet of paper, with the heading of the section.
  _print: {
    'section:has(> div > &), &': { breakInside: 'avoid', py: '3' },
    gridTemplateColumns: '7fr 5fr',
    columnGap: '6',
    '& > .answer': { gridArea: '1 / 2' },
    '& > .answer > div': { position: 'static' },
    '& > .fields': { gridArea: '1 / 1' },
    '& .start, & .actions': { display: 'none' },
  },
}
