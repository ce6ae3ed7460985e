/**
 * A form that participants of a program fill in, shown with sample entries. The printed parts (title, purpose, labels, column
 * heads, list titles, roles) are the same for everyone; the written parts (values, cells, dates, names) may be set as
 * handwriting. Always show the caption with it, so that no one takes the sample for a client's paper.
 */
export interface WorkingPaper {
  /** The kind of paper it is printed on. */
  form: PaperForm
  /** Printed at the top: "Goal card". At most 40 characters. */
  title: string
  /** What the paper is for, printed below the title. At most 90 characters. */
  purpose: string
  /** The week in which it is filled in, printed in a corner. */
  when: string
  /** The body, from top to bottom. */
  parts: readonly PaperPart[]
  /** The signatures at the bottom, in the order of signing. */
  signatures: readonly PaperSignature[]
  /** Shown next to the paper; says that the entries are a sample. */
  caption: string
}

/**
 * How the paper looks: a `card` hangs on a nail, a `pocket` card is laminated, a `sheet` has a folded corner, a `letter` has
 * folds, a `register` page has punched holes, and a `pad` page has a torn edge.
 */
type PaperForm = 'card' | 'pocket' | 'sheet' | 'letter' | 'register' | 'pad'

export type PaperPart = PaperFields | PaperTable | PaperList

/** Lines with a printed label and a written entry of at most 110 characters. */
export interface PaperFields {
  kind: 'fields'
  fields: readonly { label: string; value: string }[]
}

/** Rows of written cells below printed column heads. Narrow screens may show each row as a block of labeled lines. */
export interface PaperTable {
  kind: 'table'
  title: string
  columns: readonly string[]
  /** One cell per column, each with at most 80 characters. The first is the row's name. */
  rows: readonly (readonly string[])[]
  /** Whether the row names are crossed out by hand or numbered. */
  mark?: 'struck' | 'numbered'
}

/** Entries below a printed title. */
export interface PaperList {
  kind: 'list'
  title: string
  /** An entry with `checked` is printed after a checkbox, ticked or not; an entry without it is handwritten. */
  items: readonly { text: string; checked?: boolean }[]
}

/** A signature line: printed role, written name and date. */
export interface PaperSignature {
  role: string
  name: string
  /** Month and day: "March 4". */
  date: string
}
