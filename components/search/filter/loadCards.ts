import { request } from '../../api/request.ts'
import { LIST_MANIFEST, type ListManifest, type ListName } from './listFiles.ts'

/**
 * Fetches all cards of a list of several pages.
 * @returns the cards from the first to the last that has no gap before it, again whenever there are more
 * @throws Error when a file cannot be had, which the console tells of too
 */
export async function* loadCards<Card>(name: ListName): AsyncGenerator<readonly Card[]> {
  try {
    const manifest = await request<ListManifest>(`/search/${LIST_MANIFEST}`)
    const names = manifest.cards[name]
    if (!names) throw new Error('the manifest names no files')
    const files = names.map((file) => request<Card[]>(`/search/${file}`))
    // A file that fails is reported in its turn.
    for (const file of files) file.catch(() => undefined)
    const known: Card[] = []
    for (const file of files) {
      known.push(...(await file))
      yield [...known]
    }
  } catch (error) {
    console.info(`Only the ${name} of this page can be searched: ${(error as Error).message}`)
    throw error
  }
}
