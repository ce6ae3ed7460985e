import { findRanges } from './findRanges.ts'
import { Marked } from './Marked.tsx'

/** A text with every occurrence of the searched text highlighted. */
export function Highlighted({ value, text }: { value: string; text: string }) {
  return <Marked text={value} ranges={findRanges(value, text)} />
}
