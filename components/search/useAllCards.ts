import { startTransition, useCallback, useRef, useState } from 'react'
import type { ListingName } from './engine/listingManifest.ts'
import type { LoadedCards } from './engine/loadCards.ts'

interface AllCards<Card> {
  /** The cards that are known: of a long listing those of the page, then file by file all. */
  all: readonly Card[]
  /** Whether these are all cards there are. */
  isWhole: boolean
  /** Whether the others could not be had. */
  hasFailed: boolean | undefined
  /** Fetches the others, once. Does nothing for a listing that is whole. */
  load: () => void
}

/**
 * All cards of a listing, of which a page holds the first or a later part.
 * @param cards must stay the same array from render to render
 * @param isPart whether there are others
 */
export function useAllCards<Card>(
  name: ListingName,
  cards: readonly Card[],
  isPart: boolean,
): AllCards<Card> {
  const [state, setState] = useState<LoadedCards<Card>>()
  const requested = useRef(!isPart)
  const load = useCallback(() => {
    if (requested.current) return
    requested.current = true
    import('./engine/loadCards.ts')
      .then(({ loadCards }) => loadCards<Card>(name, (loaded) => startTransition(() => setState(loaded))))
      .catch(() => {
        requested.current = false
        setState((last) => ({ isWhole: false, ...last, hasFailed: true }))
      })
  }, [name])
  return { all: state?.cards ?? cards, isWhole: state?.isWhole ?? !isPart, hasFailed: state?.hasFailed, load }
}
