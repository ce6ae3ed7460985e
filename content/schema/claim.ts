/** A figure that we publish about our own work. Its source is apart, so that pages that show none need not load it. */
export interface Claim {
  /** As it is quoted: "3.2x". */
  figure: string
  /** The words beside it, the same on every page. */
  label: string
  /** Goes with the label wherever the label alone would promise too much. */
  note?: string
}

/** What a controller would ask about a claim. */
export interface Source {
  /** What was asked or counted. */
  counted: string
  /** Who says so. */
  by: string
  when: string
  /** Of whom, or of what. */
  of: string
  /** Made up, until a figure with a source that you can show takes its place (docs/launch.md). */
  sample: boolean
}
