/** Buttons in a row; on phones together as wide as it. */
export const actionRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: '3',
  '& > *': { flexGrow: { base: '1', sm: '0' } },
} as const

/** Buttons in a row with lower ones or links, which are in the middle of its height. */
export const centeredRow = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' } as const
