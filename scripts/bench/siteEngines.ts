import Fuse from 'fuse.js'
import MiniSearch from 'minisearch'
import { memoryIndex, openIndex } from '#components/search/engine/site/memoryIndex.ts'
import { prepareNext } from '#components/search/engine/site/prepareQuestion.ts'
import type { SiteDocument } from '#components/search/engine/site/SiteDocument.ts'
import { searchSite } from '#components/search/engine/site/searchSite.ts'
import { brotliSize } from './figures.ts'

/** A search over whole documents, fresh as in a browser that never searched before. */
export interface SiteSession {
  /** @returns addresses of the best five, the best first */
  search: (query: string) => Promise<string[]>
  /** Bytes received so far, after brotli, without the library. */
  received: () => number
}

export interface SiteEngine {
  name: string
  /** Bytes on disk, after brotli, without the texts shown in results. */
  indexSize: number
  open: () => Promise<SiteSession>
  /** Slow engines get fewer questions. */
  share?: number
}

const withoutAnchor = (url: string) => url.replace(/#.*/, '')

export function siteEngine(documents: readonly SiteDocument[]): SiteEngine {
  const { files, index } = memoryIndex(documents)
  const sizes = new Map<string, number>()
  const sizeOf = (file: string) => {
    const size = sizes.get(file) ?? brotliSize(files.get(file) ?? '')
    sizes.set(file, size)
    return size
  }
  const sum = (names: readonly string[], start: number) =>
    names.reduce((total, file) => total + sizeOf(file), start)
  const manifest = brotliSize(JSON.stringify(index.manifest))
  const indexFiles = [...files.keys()].filter((file) => !file.startsWith('documents/'))
  const indexSize = sum(indexFiles, manifest)
  return {
    name: '**this site**',
    indexSize,
    open: async () => {
      const { index: session, reads } = openIndex(files, index.manifest)
      return {
        search: async (query) => {
          // What the dialog fetches when it opens, and as many results as it shows, texts included.
          prepareNext(session, '')
          const { results } = await searchSite(session, query)
          return results.slice(0, 5).map(({ url }) => withoutAnchor(url))
        },
        received: () => sum(reads, manifest),
      }
    },
  }
}

const flatten = (documents: readonly SiteDocument[]) =>
  documents.map(({ url, title, keywords, sections }) => ({
    id: url,
    title,
    headings: [...sections.map(({ heading }) => heading), ...(keywords ?? [])].join('\n'),
    text: sections.map(({ text }) => text).join('\n'),
  }))

const FIELDS = ['title', 'headings', 'text']

export function miniSearchEngine(documents: readonly SiteDocument[]): SiteEngine {
  const options = {
    fields: FIELDS,
    searchOptions: {
      prefix: true,
      fuzzy: 0.2,
      combineWith: 'AND' as const,
      boost: { title: 6, headings: 3 },
    },
  }
  const built = new MiniSearch(options)
  built.addAll(flatten(documents))
  const stored = JSON.stringify(built)
  const indexSize = brotliSize(stored)
  return {
    name: 'MiniSearch, prefixes and typing errors',
    indexSize,
    open: async () => {
      const index = await MiniSearch.loadJSONAsync(stored, options)
      return {
        search: async (query) =>
          index
            .search(query)
            .slice(0, 5)
            .map(({ id }) => String(id)),
        received: () => indexSize,
      }
    },
  }
}

export function fuseEngine(documents: readonly SiteDocument[]): SiteEngine {
  const flat = flatten(documents)
  const indexSize = brotliSize(JSON.stringify(flat))
  const options = {
    keys: [
      { name: 'title', weight: 6 },
      { name: 'headings', weight: 3 },
      { name: 'text', weight: 1 },
    ],
    ignoreLocation: true,
    threshold: 0.3,
  }
  return {
    name: 'Fuse.js, fuzzy 0.3',
    indexSize,
    share: documents.length > 1_000 ? 0.02 : 1,
    open: async () => {
      const index = new Fuse(flat, options)
      return {
        search: async (query) => index.search(query, { limit: 5 }).map(({ item }) => item.id),
        received: () => indexSize,
      }
    },
  }
}
