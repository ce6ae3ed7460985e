/** Styles shared by the links and dropdown buttons of the main navigation; the active section is underlined. */
export const navItemStyles = {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minH: '2.75rem',
    fontSize: { base: '0.875rem', xl: '1rem' },
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    boxShadow: 'inset 0 -2px 0 transparent',
    transition: 'box-shadow 120ms',
    _hover: { boxShadow: 'inset 0 -2px 0 color-mix(in srgb, currentColor 40%, transparent)' },
    '&[aria-current]': { boxShadow: 'inset 0 -2px 0 currentColor' },
    '& svg': { transition: 'transform 120ms' },
    '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
  },
} as const
