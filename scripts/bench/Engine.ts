import type { SearchDocument } from '#components/search/engine/index.ts'

/** The content that all engines search. */
export interface Content {
  /** Modules and articles as documents of the site search. */
  documents: readonly SearchDocument[]
  /** The same as list cards, with the texts that their filter searches. */
  cards: readonly Card[]
}

export interface Card {
  id: string
  fields: readonly string[]
}

/** A search engine that has indexed the content. */
export interface Engine {
  name: string
  /** Size of the index with brotli, without the texts shown in results. */
  indexSize: number
  /** Starts a session of a first-time visitor. */
  open: () => Promise<Session>
  /** Ids of the cards with a text, by the closest equivalent of an exact filter. */
  filter?: (text: string) => readonly string[]
  /** Share of the questions to ask, for slow engines. */
  share?: number
  close?: () => Promise<void>
}

export interface Session {
  /** @returns addresses of the five best documents, best first */
  search: (query: string) => Promise<string[]>
  /** Compressed bytes fetched so far, without the library. */
  received: () => number
}
