import type { WordLine } from './wordLines.ts'

/** Cuts sorted lines into parts of up to so many characters; a longer line is a part of its own. */
export function divide(lines: readonly WordLine[], largest: number): WordLine[][] {
  const parts: WordLine[][] = [[]]
  let size = 0
  for (const line of lines) {
    if (size > 0 && size + sizeOf(line) > largest) {
      parts.push([])
      size = 0
    }
    parts.at(-1)?.push(line)
    size += sizeOf(line)
  }
  return parts
}

/** How many characters a word and what is attached to it take. */
export const sizeOf = ([word, attached]: WordLine): number => word.length + attached.length

/** Where each part after the first one begins, in as few letters as tell: all that is needed to find the part of a word. */
export const divisionsOf = (parts: readonly WordLine[][]): string[] =>
  parts.slice(1).map((part, before) => {
    const [first, last] = [part[0]?.[0] ?? '', parts[before]?.at(-1)?.[0] ?? '']
    let length = 1
    while (length < first.length && first.slice(0, length) <= last) length++
    return first.slice(0, length)
  })

/** The number of the part that holds a word if any does. */
export function partOf(divisions: readonly string[], word: string): number {
  let [low, high] = [0, divisions.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((divisions[middle] ?? '') <= word) low = middle + 1
    else high = middle
  }
  return low
}

/** The numbers of the parts that hold the words with this beginning; all parts for an empty one. */
export function partsOf(divisions: readonly string[], beginning: string): number[] {
  const [first, last] = [partOf(divisions, beginning), partOf(divisions, `${beginning}\uffff`)]
  return Array.from({ length: last - first + 1 }, (_, number) => first + number)
}
