/** How a word stands in the titles of a document: not at all, among many words, among three at most, as all of a name. */
export const [NOT_IN_TITLE, IN_LONG_TITLE, IN_SHORT_TITLE, AS_NAME] = [0, 1, 2, 3] as const

/**
 * Where a word stands in a document, as one small number: `title` as above, 0 or 1 for headings and keywords, 0 to 3 for how
 * often in the text (never, once, twice or three times, more).
 */
export const placeOf = (title: number, heading: number, count: number): number =>
  title * 8 + (heading > 0 ? 4 : 0) + (count > 3 ? 3 : count > 1 ? 2 : count)

const TITLE = [0, 6, 8, 8]
const TEXT = [0, 0.7, 1, 1.3]
/** How much more a document is worth that is called by the words of the question and no others. */
export const NAMED = 2.5

/**
 * What a word in this place is worth: the title most, a heading less, the text least.
 * @param isAlone whether the question has no other word, so that it may be the name of the document
 */
export const weightOf = (place: number, isAlone = false): number =>
  ((TITLE[place >> 3] ?? 0) + (place & 4 ? 2.5 : 0) + (TEXT[place & 3] ?? 0)) *
  (isAlone && place >> 3 === AS_NAME ? NAMED : 1)

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const values = new Uint8Array(128)
for (let value = 0; value < DIGITS.length; value++) values[DIGITS.charCodeAt(value)] = value

/** A whole number in digits of five bits; the sixth says that another one follows. */
export function packNumber(number: number): string {
  let packed = ''
  let rest = number
  for (; rest > 31; rest >>>= 5) packed += DIGITS[(rest & 31) | 32]
  return packed + DIGITS[rest]
}

/** How many documents hold a word, as the digit of a power of two. */
export const frequencyDigit = (documents: number): string => packNumber(Math.floor(Math.log2(documents)))

/** What `frequencyDigit` wrote: 0 for one document, 1 for two or three, and so on. */
export const readFrequency = (digit: string): number => values[digit.charCodeAt(0)] ?? 0

/** A document and the place of a word in it, as one number. */
export type Entry = number
export const entryOf = (document: number, place: number): Entry => document * 32 + place
export const documentOf = (entry: Entry): number => Math.floor(entry / 32)
export const placeIn = (entry: Entry): number => entry % 32

/** @param entries one a document; the documents must rise */
export function packPostings(entries: readonly Entry[]): string {
  const byPlace = new Map<number, number[]>()
  for (const entry of entries) {
    const list = byPlace.get(placeIn(entry))
    if (list) list.push(documentOf(entry))
    else byPlace.set(placeIn(entry), [documentOf(entry)])
  }
  let packed = ''
  for (const [place, documents] of [...byPlace].sort(([a], [b]) => a - b)) {
    packed += packNumber(place) + packNumber(documents.length)
    let before = -1
    for (const document of documents) {
      packed += packNumber(document - before - 1)
      before = document
    }
  }
  return packed
}

/** Calls `visit` for every document of what `packPostings` made. @returns how many there are. */
export function readPostings(packed: string, visit?: (document: number, place: number) => void): number {
  let at = 0
  const next = () => {
    let number = 0
    for (let shift = 0; ; shift += 5) {
      const value = values[packed.charCodeAt(at++)] ?? 0
      number |= (value & 31) << shift
      if (value < 32) return number
    }
  }
  let total = 0
  while (at < packed.length) {
    const place = next()
    const count = next()
    let document = -1
    for (let left = count; left > 0; left--) {
      document += next() + 1
      visit?.(document, place)
    }
    total += count
  }
  return total
}
