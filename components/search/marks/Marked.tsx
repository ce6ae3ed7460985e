import { keepTogether } from '../../ui/keepTogether.tsx'
import { findRanges, type TextRange } from './findRanges.ts'

/** A text with the given ranges highlighted. */
export function Marked({ text, ranges }: { text: string; ranges: readonly TextRange[] }) {
  let end = 0
  const parts = ranges.flatMap((range) => {
    const before = text.slice(end, range.start)
    end = range.end
    return [before, <mark key={range.start}>{text.slice(range.start, range.end)}</mark>]
  })
  return parts.length > 0 ? [...parts, text.slice(end)] : text
}

/** A text with every occurrence of the searched text highlighted; without one, words with a hyphen stay on one line. */
export function Highlighted({ value, text }: { value: string; text: string }) {
  if (!text) return keepTogether(value)
  return <Marked text={value} ranges={findRanges(value, text)} />
}
