/**
 * Cuts sorted entries into ranges of similar size, so that a browser fetches a few small files of a large index.
 * @param sizeOf in characters
 * @param largest maximum size of a range; a larger entry gets its own range
 */
export function cutRanges<Entry>(
  entries: readonly Entry[],
  sizeOf: (entry: Entry) => number,
  largest: number,
): Entry[][] {
  const ranges: Entry[][] = [[]]
  let size = 0
  for (const entry of entries) {
    if (size > 0 && size + sizeOf(entry) > largest) {
      ranges.push([])
      size = 0
    }
    ranges.at(-1)?.push(entry)
    size += sizeOf(entry)
  }
  return ranges
}

/** First term of each range after the first. */
export const boundsOf = (ranges: readonly (readonly (readonly [term: string, ...unknown[]])[])[]): string[] =>
  ranges.slice(1).map((range) => range[0]?.[0] ?? '')

/** Number of the only range that can contain a term. */
export const rangeOf = (bounds: readonly string[], term: string): number =>
  bounds.findLastIndex((bound) => bound <= term) + 1

/** Numbers of the ranges with the terms of a prefix; all ranges for an empty one. */
export function rangesOf(bounds: readonly string[], prefix: string): number[] {
  const [first, last] = [rangeOf(bounds, prefix), rangeOf(bounds, `${prefix}\uffff`)]
  return Array.from({ length: last - first + 1 }, (_, number) => first + number)
}
