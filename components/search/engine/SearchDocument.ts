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
