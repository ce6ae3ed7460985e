import type { SystemStyleObject } from '@chakra-ui/react'

/** Shadows on the edges towards hidden columns; the background covers them at the ends of the table. */
const EDGE_SHADOWS = [
  'linear-gradient(to right, {colors.bg.paper} 30%, transparent) left / 2.5rem 100% local',
  'linear-gradient(to left, {colors.bg.paper} 30%, transparent) right / 2.5rem 100% local',
  'linear-gradient(to right, {colors.line.base}, transparent) left / 1rem 100% scroll',
  'linear-gradient(to left, {colors.line.base}, transparent) right / 1rem 100% scroll',
]
  .map((layer) => layer.replace(/(local|scroll)$/, 'no-repeat $1'))
  .join(', ')

/** Tables of an article: ruled lines, aligned figures, row headers. */
export const articleTableStyles: SystemStyleObject = {
  '& .table': {
    mt: '8',
    mb: '8',
    // The full width beside the aside.
    '&[data-wide]': { ml: { xl: '-4rem' }, mr: { xl: '-6rem' } },
    '& figcaption': { textStyle: 'small', mb: '3' },
    '& .scroll': {
      overflowX: 'auto',
      background: EDGE_SHADOWS,
      _focusVisible: { outline: '2px solid var(--ring)', outlineOffset: '4px' },
      _print: { overflow: 'visible', background: 'none' },
    },
    '& table': {
      width: '100%',
      textAlign: 'left',
      borderCollapse: 'collapse',
      fontVariantNumeric: 'tabular-nums',
    },
    '& th, & td': {
      minW: '6.5rem',
      py: '3',
      pr: '5',
      verticalAlign: 'baseline',
      textStyle: 'note',
      fontWeight: 'normal',
      _last: { pr: '0' },
    },
    '& tbody th': { fontWeight: 'semibold' },
    '& thead th': { textStyle: 'label', color: 'fg.quiet', verticalAlign: 'bottom' },
    '& [data-side=right]': { textAlign: 'right' },
    '& [data-side=center]': { textAlign: 'center' },
    '& tr': { borderBottomWidth: '1px', borderColor: 'line.base' },
    '& thead tr': { borderBottomWidth: '2px', borderColor: 'line.strong' },
  },
}
