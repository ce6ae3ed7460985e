import { findRanges } from './engine/findRanges.ts'

/** A text with every place marked where the searched text stands in it. */
export function Highlighted({ value, text }: { value: string; text: string }) {
  let end = 0
  const parts = findRanges(value, text).flatMap((range) => {
    const before = value.slice(end, range.start)
    end = range.end
    return [before, <mark key={range.start}>{value.slice(range.start, range.end)}</mark>]
  })
  return parts.length > 0 ? [...parts, value.slice(end)] : value
}
