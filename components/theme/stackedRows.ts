/** A table with sentences where it is narrow: one row below the other, each cell a block, and no heads of columns. */
export const stackedRows = {
  '& thead': { srOnly: true },
  '& :is(tr, th, td)': { display: 'block', p: '0' },
} as const
