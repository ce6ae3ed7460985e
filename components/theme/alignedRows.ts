/** The parts of a column in rows of its grid, so that each begins beside those of the other columns. */
export const alignedRows = (rows: number) =>
  ({ display: 'grid', gridRow: `span ${rows}`, gridTemplateRows: 'subgrid', rowGap: '0' }) as const
