/** A file to download, as its link names it. */
export interface Download {
  label: string
  href: string
}
