import { startTransition, useRef, useState } from 'react'
import type { ListName } from '../filter/listFiles.ts'
import { loadCards } from '../filter/loadCards.ts'

/**
 * All cards of a list, of which a page may hold a part (docs/decisions/long-listings.md).
 * @param isPart whether there are others
 * @returns the cards that are known; whether they are all, or the others could not be had; and `load`, which fetches these
 * once: call it on the first sign of use
 */
export function useAllCards<Card>(name: ListName, cards: readonly Card[], isPart: boolean) {
  const [all, setAll] = useState<readonly Card[]>()
  const [state, setState] = useState<'part' | 'whole' | 'failed'>(isPart ? 'part' : 'whole')
  const requested = useRef(!isPart)
  const load = async () => {
    if (requested.current) return
    requested.current = true
    setState('part')
    try {
      for await (const known of loadCards<Card>(name)) startTransition(() => setAll(known))
      startTransition(() => setState('whole'))
    } catch {
      requested.current = false
      setState('failed')
    }
  }
  return { all: all ?? cards, state, load }
}
