import { startTransition, useRef, useState } from 'react'
import type { ListName } from '../filter/listFiles.ts'

/**
 * All cards of a list, of which a page may contain only some (docs/decisions.md).
 * @param isPart whether there are others
 * @returns the known cards; whether these are all, or the others couldn't be loaded; and `load`, which fetches them
 * once: call it on the first sign of use
 */
export function useAllCards<Card extends { href: string }>(
  name: ListName,
  cards: readonly Card[],
  isPart: boolean,
) {
  const [all, setAll] = useState<readonly Card[]>()
  const [state, setState] = useState<'part' | 'whole' | 'failed'>(isPart ? 'part' : 'whole')
  const requested = useRef(!isPart)
  const load = async () => {
    if (requested.current) return
    requested.current = true
    setState('part')
    try {
      // Needed only for multi-page lists.
      const { loadCards } = await import('../filter/loadCards.ts')
      for await (const known of loadCards<Card>(name)) startTransition(() => setAll(withOwn(known, cards)))
      startTransition(() => setState('whole'))
    } catch {
      requested.current = false
      setState('failed')
    }
  }
  return { all: all ?? cards, state, load }
}

/** The cards of the page stay until their file has loaded. */
function withOwn<Card extends { href: string }>(
  known: readonly Card[],
  own: readonly Card[],
): readonly Card[] {
  const hrefs = new Set(known.map(({ href }) => href))
  return [...known, ...own.filter(({ href }) => !hrefs.has(href))]
}
