/** Stays in view beside a longer column on wide screens. */
export const stickyBeside = {
  alignSelf: 'start',
  position: { lg: 'sticky' },
  top: 'calc({sizes.header} + {spacing.8})',
} as const
