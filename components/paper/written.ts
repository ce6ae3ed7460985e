/** What a person wrote on a form: in ink and in another face than the print. Its lines are as far apart as the rules of `ruled`. */
export const written = {
  fontFamily: 'heading',
  fontSize: '1.0625rem',
  lineHeight: '1.5rem',
  color: 'fg.accent',
} as const

/** Lines to write on, drawn once for every line of the entry. */
export const ruled = {
  backgroundImage: 'repeating-linear-gradient(transparent 0 calc(1.5rem - 1px), {colors.line.base} 0 1.5rem)',
  backgroundPosition: '0 -0.125rem',
  minHeight: '1.5rem',
} as const
