/** Creates a seeded random number generator from 0 to below `limit` (mulberry32). */
export function createRandom(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit
  }
}

/** Alphabets known to break exact search: each entry is a text or character. */
export const ALPHABETS: readonly (readonly string[])[] = [
  [...'ab '],
  [...'aábçßẞ '].concat('e\u0301', 'ﬁ', 'ﬀ'),
  [...'σςΣΑα '],
  ['𝚺', '™', 'T', 'm', '№', '½', '²', 'K', 'Å', ' '],
  [...'iIİıi\u0307 '],
  ['한', '하', '글', '\u1112', '\u1161', ' '],
  [...'東京都 の'],
  ['👩', '👩‍🏫', '\u200d', '🏫', '👍🏽', 'a', ' '],
  [...'שלום\u05b8 '],
  ['क', '\u093c', '\u094d', 'ष', ' '],
  [...'0123 2024.,'],
  [...'R&D-+.:;!?()[]*/ '],
  [...'Mm is sing  '],
  ['\ud83d', '\ude00', '😀', 'a', ' '],
]

/** A random text of up to `length` entries of the alphabet. */
export const randomText = (random: (limit: number) => number, alphabet: readonly string[], length: number) =>
  Array.from({ length: random(length + 1) }, () => alphabet[random(alphabet.length)]).join('')

/**
 * A query that is likely to be difficult for a text: a random part of it, sometimes cut inside a character, in
 * another case, with outer spaces, without accents, or with an extra character.
 */
export function randomQuery(random: (limit: number) => number, text: string): string {
  const start = random(text.length + 1)
  const piece = text.slice(start, start + 1 + random(random(4) === 0 ? 40 : 8))
  const changes: ((piece: string) => string)[] = [
    (value) => value,
    (value) => value.toUpperCase(),
    (value) => value.toLowerCase(),
    (value) => ` ${value}`,
    (value) => `${value} `,
    (value) => value.trim(),
    (value) => value.normalize('NFD').replace(/[\u0300-\u036f]/g, ''),
    (value) => value.normalize('NFC'),
    (value) => value + String.fromCharCode(97 + random(26)),
    (value) => value.slice(1),
    (value) => value.replace(/\s+/g, ''),
  ]
  return changes[random(changes.length)]?.(piece) ?? piece
}

/** A text without what filters ignore: case, and whether a quotation mark is curly. Written independently of the filters. */
export const plainText = (text: string) => text.toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"')
