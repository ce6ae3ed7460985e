import { useSearchParams } from 'react-router-dom'
import { type Entry, nameOf } from './Entry.ts'
import { findEntry } from './entries.ts'

/** Preview widths in pixels: small phones, phones, tablets, laptops, large screens. */
export const WIDTHS = ['320', '390', '768', '1440', '2200'] as const
/** Uses the available width. */
export const FULL = 'full'

/** The state of the gallery, from its URL: `?section=FaqList&state=all+closed&width=390&motion=reduced`. */
export interface View {
  entry: Entry | undefined
  state: string
  width: string
  isStill: boolean
  /** The URL with the given changes. Changing the section resets the state to the first one. */
  addressWith: (changes: Record<string, string>) => string
  /** The URL of the section by itself. */
  frame: string
}

/** Reads the view from the URL. */
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
