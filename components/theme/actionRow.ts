/** Buttons in a row; on phones they fill its width. */
export const actionRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: '3',
  '& > *': { flexGrow: { base: '1', sm: '0' } },
} as const

/** Buttons beside lower ones or links, centered vertically. */
export const centeredRow = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' } as const
