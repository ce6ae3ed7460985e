import { startTransition, useRef, useState } from 'react'
import { request } from '../../api/request.ts'
import { LIST_MANIFEST, type ListManifest, type ListName } from '../filter/listFiles.ts'

/**
 * All cards of a list, of which a page may contain only some (docs/decisions.md).
 * @param isPart whether there are others
 * @returns the known cards; whether these are all, or the others couldn't be loaded; and `load`, which fetches them
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
      const loaded = await loadCards<Card>(name)
      startTransition(() => {
        setAll(loaded)
        setState('whole')
      })
    } catch {
      requested.current = false
      setState('failed')
    }
  }
  return { all: all ?? cards, state, load }
}

/**
 * Fetches all cards of a multi-page list.
 * @throws Error if a file can't be fetched
 */
async function loadCards<Card>(name: ListName): Promise<Card[]> {
  const { cards } = await request<ListManifest>(`/search/${LIST_MANIFEST}`)
  const files = cards[name]
  if (!files) throw new Error('The manifest names no files')
  return (await Promise.all(files.map((file) => request<Card[]>(`/search/${file}`)))).flat()
}
