import { findRanges } from './findRanges.ts'
import { Marked } from './Marked.tsx'

/** A text with every place marked where the searched text stands in it. */
export function Highlighted({ value, text }: { value: string; text: string }) {
  return <Marked text={value} ranges={findRanges(value, text)} />
}
