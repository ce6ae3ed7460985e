import { keepTogether } from '../../ui/keepTogether.tsx'
import { findRanges } from './findRanges.ts'
import { Marked } from './Marked.tsx'

/** A text with every occurrence of the searched text highlighted; without one, words with a hyphen stay on one line. */
export function Highlighted({ value, text }: { value: string; text: string }) {
  if (!text) return keepTogether(value)
  return <Marked text={value} ranges={findRanges(value, text)} />
}
