import { words } from '../words.ts'

const COMPOUND = /[\p{L}\p{N}\p{M}]+(?:[-‐‑][\p{L}\p{N}\p{M}]+)+/gu

/** The folded words of a text; "short-form" counts as "short", "form" and "shortform". */
export function tokens(text: string): string[] {
  const found = words(text)
  for (const [compound] of text.matchAll(COMPOUND)) found.push(words(compound).join(''))
  return found
}
