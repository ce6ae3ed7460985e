import { useSearchParams } from 'react-router-dom'
import { type Entry, nameOf } from './Entry.ts'
import { findEntry } from './entries.ts'

/** Widths to look at, in pixels: small phones, phones, tablets, laptops, large screens. */
export const WIDTHS = ['320', '390', '768', '1440', '2200'] as const
/** As wide as there is room. */
export const FULL = 'full'

/** What the gallery shows. Its address says the same: `?section=FaqList&state=all+closed&width=390&motion=reduced`. */
export interface View {
  entry: Entry | undefined
  state: string
  width: string
  isStill: boolean
  /** The address of the gallery with something changed; another section begins with its first state. */
  addressWith: (changes: Record<string, string>) => string
  /** The address of the section alone. */
  frame: string
}

/** Reads what to show from the address. */
export function useView(): View {
  const [query] = useSearchParams()
  const entry = findEntry(query.get('section'))
  const states = Object.keys(entry?.states ?? {})
  const state = states.find((name) => name === query.get('state')) ?? states[0] ?? ''
  const width = WIDTHS.find((known) => known === query.get('width')) ?? FULL
  const motion = query.get('motion') === 'reduced' ? 'reduced' : 'full'
  const section = entry ? nameOf(entry) : ''
  return {
    entry,
    state,
    width,
    isStill: motion === 'reduced',
    addressWith: (changes) =>
      `?${new URLSearchParams({ section, ...(changes.section ? {} : { state }), width, motion, ...changes })}`,
    frame: `/frame.html?${new URLSearchParams({ section, state, motion })}`,
  }
}
