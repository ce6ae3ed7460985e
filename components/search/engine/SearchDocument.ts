/** Kinds of documents: the groups in the dialog, and a ranking factor (see `KIND_WEIGHTS`). */
export type Kind = 'page' | 'program' | 'module' | 'article'

/** A part of a document under its own heading. */
interface Section {
  /** Id of the element to jump to; empty for the top of the page. */
  id: string
  /** Empty for the text before the first heading. */
  heading: string
  text: string
}

/** A page of the site as indexed. */
export interface SearchDocument {
  /** Such as "/leadership/a1". */
  url: string
  kind: Kind
  title: string
  /** Additional search terms, such as tags. */
  keywords?: readonly string[]
  sections: readonly Section[]
}

/**
 * Names of a document: its title, the title before a colon, the last segment of its address ("ai-arena"), and the
 * last two segments.
 */
export function namesOf({ title, url }: Pick<SearchDocument, 'title' | 'url'>): string[] {
  const parts = url.split('/').slice(1)
  return [title, title.split(':')[0] ?? '', parts.at(-1) ?? '', parts.slice(-2).join(' ')]
}
