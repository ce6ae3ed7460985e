/** A file to download, as its link shows it. */
export interface Download {
  label: string
  href: string
  /** Type, size and date of the built file: "PDF, 89 kB, November 2026". */
  facts: string
}
