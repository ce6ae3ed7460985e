import type { SearchDocument } from '#components/search/engine/index.ts'

/** What all engines search. */
export interface Content {
  /** Modules and articles as the site search sees them. */
  documents: readonly SearchDocument[]
  /** The same as cards of a list, with the texts that its filter searches. */
  cards: readonly Card[]
}

export interface Card {
  id: string
  fields: readonly string[]
}

/** A search engine that has indexed the content. */
export interface Engine {
  name: string
  /** Bytes of the index after brotli, without the texts that results show. */
  indexSize: number
  /** A visitor who never searched before. */
  open: () => Promise<Session>
  /** Ids of the cards with this text, by the engine's nearest thing to an exact filter. */
  filter?: (text: string) => readonly string[]
  /** Share of the questions that it is asked, for a slow one. */
  share?: number
  close?: () => Promise<void>
}

export interface Session {
  /** @returns addresses of the five best documents, the best first */
  search: (query: string) => Promise<string[]>
  /** Bytes fetched so far, after compression, without the library. */
  received: () => number
}
