import { request } from '../../api/request.ts'
import type { CardIndex, StoredIndex } from './cardIndex.ts'
import { LIST_MANIFEST, type ListManifest, type ListName } from './listFiles.ts'

const indexes = new Map<ListName, CardIndex>()
const requested = new Set<ListName>()
const reported = new Set<ListName>()

/** The index of a list, once it is there. It changes no answer, so nothing has to render when it arrives. */
export const indexOf = (name: ListName) => indexes.get(name)

/**
 * Fetches FlexSearch and the index of a list, once; call it on the first sign of use. After a failure, which the console
 * tells of, the next call tries again. A list of several pages has no index.
 */
export async function loadIndex(name: ListName): Promise<void> {
  if (requested.has(name)) return
  requested.add(name)
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
    requested.delete(name)
    if (reported.has(name)) return
    reported.add(name)
    console.info(
      `The search index of the ${name} is not there (${(error as Error).message}). Reading the page instead.`,
    )
  }
}
