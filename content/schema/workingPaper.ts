/**
 * A paper that participants of a program fill in, shown with a sample entry. Two hands write on it: what is printed is
 * the form and the same for everyone (title, purpose, labels, column heads, list titles, roles); what is written was
 * entered by a person and may be set as handwriting (values, cells, dates, names). Whoever draws it shows the caption with
 * it, so that no one takes the sample for a client's paper.
 */
export interface WorkingPaper {
  /** What it is printed on. */
  form: PaperForm
  /** Name of the paper, printed at its head: "Goal card". At most 40 characters. */
  title: string
  /** What the paper is for, printed below its name. At most 90 characters. */
  purpose: string
  /** Week in which it is filled in, printed in a corner. */
  when: string
  /** The body, in the order of the form. */
  parts: readonly PaperPart[]
  /** Who signs, at the foot, in the order of signing. */
  signatures: readonly PaperSignature[]
  /** Stands beside the paper and says that its entries are a sample. */
  caption: string
}

/**
 * A `card` hangs on a nail, a `pocket` card is laminated, a `sheet` has a folded corner, a `letter` was folded for an envelope,
 * a page of a `register` is punched for its binder, a page of a `pad` was torn off.
 */
export type PaperForm = 'card' | 'pocket' | 'sheet' | 'letter' | 'register' | 'pad'

export type PaperPart = PaperFields | PaperTable | PaperList

/** Lines with a printed label and a written entry of at most 110 characters. */
export interface PaperFields {
  kind: 'fields'
  fields: readonly { label: string; value: string }[]
}

/** Rows of written cells below printed column heads. A narrow screen may show each row as a small block of labeled lines. */
export interface PaperTable {
  kind: 'table'
  title: string
  columns: readonly string[]
  /** As many cells as there are columns, each of at most 80 characters. The first names the row. */
  rows: readonly (readonly string[])[]
  /** What was done to the name of every row: crossed out by hand, or numbered. */
  mark?: 'struck' | 'numbered'
}

/** Entries below a printed title. */
export interface PaperList {
  kind: 'list'
  title: string
  /** The form prints the entries and a box in front of each: `checked` says whether it is ticked. Entries without a box are written. */
  items: readonly { text: string; checked?: boolean }[]
}

/** A line to sign on: printed role, written name and date. */
export interface PaperSignature {
  role: string
  name: string
  /** Month and day, as people write it: "March 4". */
  date: string
}
