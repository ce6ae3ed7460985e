/** What lies above the page for a moment: a notification, a menu. */
export const floating = {
  bg: 'white',
  borderWidth: '1px',
  borderRadius: 'md',
  boxShadow: '0 18px 40px -16px {colors.shade}',
} as const
