/** A file to take away, as a link shows it. */
export interface Download {
  label: string
  href: string
  /** Type, size and date of the built file: "PDF, 89 kB, November 2026". */
  facts: string
}
