import { words } from '../words.ts'
import { STOP_WORDS } from './stopWords.ts'
import { tokens } from './tokens.ts'

/** One word of a question. */
export interface QueryWord {
  word: string
  /** The last one, when no space follows: it may still become a longer one. */
  isUnfinished: boolean
  /** Whether a document must hold it; "how", "the" and the like need not be there. */
  isRequired: boolean
  /** Whether it says little beside the others: it only orders what the others found. */
  isLittle: boolean
  /** Whether it is two typed words written as one. */
  isCompound: boolean
}

const MOST_WORDS = 12

/**
 * The different words of a question, in order; of a very long one the first twelve. "short-form" is also looked for as
 * the one word it may be.
 */
export function parseQuery(query: string): QueryWord[] {
  const typed = [...new Set(words(query))].slice(0, MOST_WORDS)
  const compounds = [...new Set(tokens(query))].filter((word) => !typed.includes(word)).slice(0, 2)
  // Not by an expression that ends with "$": V8 14.6 (Node 26) finds no letter beyond U+FFFF with one.
  const endsOpen = /[\p{L}\p{N}\p{M}]/u.test([...query].at(-1) ?? '')
  const anyTelling = typed.some((word) => !STOP_WORDS.has(word))
  return [
    ...typed.map((word, at) => ({
      word,
      isUnfinished: endsOpen && at === typed.length - 1,
      isRequired: !anyTelling || !STOP_WORDS.has(word),
      isLittle: anyTelling && STOP_WORDS.has(word),
      isCompound: false,
    })),
    ...compounds.map((word) => ({
      word,
      isUnfinished: false,
      isRequired: false,
      isLittle: false,
      isCompound: true,
    })),
  ]
}
