import { search } from '#components/search/engine/index.ts'
import { buildIndex, readIndex } from '#components/search/filter/cardIndex.ts'
import { filterByText } from '#components/search/filter/filterByText.ts'
import { memoryIndex } from '../testing/memoryIndex.ts'
import type { Card, Content, Engine } from './Engine.ts'
import { brotliSize } from './figures.ts'

/** Number of results that the dialog shows with their texts. */
const RESULTS_SHOWN = 8

/** Our site search and list filter. */
export async function siteEngine({ documents, cards }: Content): Promise<Engine> {
  const { manifest, files, open } = memoryIndex(documents)
  const sizes = new Map<string, number>()
  const sizeOf = (file: string) => {
    const size = sizes.get(file) ?? brotliSize(files.get(file) ?? '')
    sizes.set(file, size)
    return size
  }
  const manifestSize = brotliSize(JSON.stringify(manifest))
  const sizeOfAll = (names: readonly string[]) =>
    names.reduce((sum, file) => sum + sizeOf(file), manifestSize)
  return {
    name: '**this site**',
    indexSize: sizeOfAll([...files.keys()].filter((file) => !file.startsWith('documents/'))),
    open: async () => {
      const reads: string[] = []
      const index = open(reads)
      return {
        search: async (query) => {
          const { results } = await search(index, query, RESULTS_SHOWN)
          return results.slice(0, 5).map(({ page }) => page)
        },
        received: () => sizeOfAll(reads),
      }
    },
    filter: exactFilter(cards),
  }
}

function exactFilter(cards: readonly Card[]): (text: string) => string[] {
  const fieldsOf = (card: Card) => card.fields
  const index = readIndex(buildIndex(cards.map(fieldsOf)))
  return (text) => filterByText(cards, text, fieldsOf, index).map(({ id }) => id)
}
