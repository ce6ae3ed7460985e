import Fuse, { type IFuseOptions } from 'fuse.js'
import MiniSearch from 'minisearch'
import type { Card, Content, Engine } from './Engine.ts'
import { brotliSize } from './figures.ts'

/** Field weights for engines that support them. */
const WEIGHTS = { title: 6, headings: 3, text: 1 }

/** MiniSearch with prefixes and typing errors; its filter with prefixes only. */
export async function miniSearchEngine({ documents, cards }: Content): Promise<Engine> {
  const index = new MiniSearch({ fields: Object.keys(WEIGHTS) })
  index.addAll(flatten(documents))
  const searchOptions = { prefix: true, fuzzy: 0.2, combineWith: 'AND', boost: WEIGHTS } as const
  const filter = new MiniSearch({ fields: ['text'] })
  filter.addAll(cards.map(toText))
  return {
    name: 'MiniSearch, prefix + fuzzy 0.2',
    ...wholeIndex(JSON.stringify(index), (query) => index.search(query, searchOptions).map(({ id }) => id)),
    filter: (text) => filter.search(text, { prefix: true, combineWith: 'AND' }).map(({ id }) => id),
  }
}

/** Fuse.js with a threshold of 0.3; its filter with a threshold of 0. */
export async function fuseEngine({ documents, cards }: Content): Promise<Engine> {
  const flat = flatten(documents)
  const keys = Object.entries(WEIGHTS).map(([name, weight]) => ({ name, weight }))
  const index = new Fuse(flat, { keys, threshold: 0.3, ignoreLocation: true })
  const exact: IFuseOptions<ReturnType<typeof toText>> = {
    keys: ['text'],
    threshold: 0,
    ignoreLocation: true,
  }
  const filter = new Fuse(cards.map(toText), exact)
  return {
    name: 'Fuse.js, fuzzy 0.3',
    share: documents.length > 1_000 ? 0.02 : 1,
    ...wholeIndex(JSON.stringify(flat), (query) =>
      index.search(query, { limit: 5 }).map(({ item }) => item.id),
    ),
    filter: (text) => filter.search(text).map(({ item }) => item.id),
  }
}

/** An engine whose visitors fetch the whole index before the first query. */
function wholeIndex(stored: string, search: (query: string) => string[]): Pick<Engine, 'indexSize' | 'open'> {
  const indexSize = brotliSize(stored)
  return {
    indexSize,
    open: async () => ({
      search: async (query) => search(query).slice(0, 5),
      received: () => indexSize,
    }),
  }
}

const flatten = (documents: Content['documents']) =>
  documents.map(({ url, title, keywords = [], sections }) => ({
    id: url,
    title,
    headings: [...sections.map(({ heading }) => heading), ...keywords].join('\n'),
    text: sections.map(({ text }) => text).join('\n'),
  }))

const toText = ({ id, fields }: Card) => ({ id, text: fields.join('\n') })
