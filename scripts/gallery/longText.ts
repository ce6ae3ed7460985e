import { home } from '#content/home.ts'

/** A paragraph, to test fields that usually contain a sentence. */
export const longText = home.why.reasons.map(({ text }) => text).join(' ')

/** A three-line title, to test fields that usually take one line. */
export const longTitle = home.questions.entries
  .map(({ question }) => question)
  .slice(0, 3)
  .join(' ')
