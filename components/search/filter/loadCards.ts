import { request } from '../../api/request.ts'
import { LIST_MANIFEST, type ListManifest, type ListName } from './listFiles.ts'

/**
 * Fetches all cards of a multi-page list.
 * @returns the cards so far, in order and without gaps, each time a file arrives
 * @throws Error if a file can't be fetched; also logged to the console
 */
export async function* loadCards<Card>(name: ListName): AsyncGenerator<readonly Card[]> {
  try {
    const manifest = await request<ListManifest>(`/search/${LIST_MANIFEST}`)
    const names = manifest.cards[name]
    if (!names) throw new Error('the manifest names no files')
    const files = names.map((file) => request<Card[]>(`/search/${file}`))
    // Each failure is reported when its turn comes.
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
