import { request } from '../../api/request.ts'
import type { StoredIndex } from './cardIndex.ts'
import type { CardIndex } from './filterByText.ts'
import { LIST_MANIFEST, type ListManifest, type ListName } from './listFiles.ts'

/** Undefined until the index of a requested list has loaded. */
const indexes = new Map<ListName, CardIndex | undefined>()

/** The index of a list if it has loaded. It never changes results, so no render is needed when it arrives. */
export const cardIndexOf = (name: ListName) => indexes.get(name)

/**
 * Fetches FlexSearch and the index of a list, once. Call it on the first sign of use. A failure is only logged to the
 * console, since the page can be searched without. Multi-page lists have no index.
 */
export async function loadCardIndex(name: ListName): Promise<void> {
  if (indexes.has(name)) return
  indexes.set(name, undefined)
  try {
    const manifest = await request<ListManifest>(`/search/${LIST_MANIFEST}`)
    const file = manifest.index[name]
    if (!file) return
    const [{ readIndex }, stored] = await Promise.all([
      import('./cardIndex.ts'),
      request<StoredIndex>(`/search/${file}`),
    ])
    indexes.set(name, readIndex(stored))
  } catch (error) {
    console.info(
      `The search index of the ${name} is not available (${(error as Error).message}). Searching the page instead.`,
    )
  }
}
