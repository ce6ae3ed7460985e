import { home } from '#content/home.ts'

/** A paragraph of the site, for places that usually hold a sentence. */
export const longText = home.why.reasons.map(({ text }) => text).join(' ')

/** A title of three lines, for places that usually hold one. */
export const longTitle = home.questions.entries
  .map(({ question }) => question)
  .slice(0, 3)
  .join(' ')
