/** What the site search finds: its groups in the dialog, and a factor of its rank (see `KIND_WEIGHTS`). */
export type Kind = 'page' | 'program' | 'module' | 'article'

/** A part of a document under its own heading. */
interface Section {
  /** Id of the element to jump to; empty for the top of the page. */
  id: string
  /** Empty for the text before the first heading. */
  heading: string
  text: string
}

/** One page of the site as its search sees it. */
export interface SearchDocument {
  /** Such as "/leadership/a1". */
  url: string
  kind: Kind
  title: string
  /** Words by which it should be found too, such as tags. */
  keywords?: readonly string[]
  sections: readonly Section[]
}

/**
 * What a document is called: its title, the part of that before a colon, the last part of its address ("ai-arena"), and the
 * last two parts of it.
 */
export function namesOf({ title, url }: Pick<SearchDocument, 'title' | 'url'>): string[] {
  const parts = url.split('/').slice(1)
  return [title, title.split(':')[0] ?? '', parts.at(-1) ?? '', parts.slice(-2).join(' ')]
}
