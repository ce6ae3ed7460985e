/** A thin line below a link or a button among other text, thicker under the pointer. */
export const underlined = {
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  _hover: { textDecorationThickness: '2px' },
} as const
