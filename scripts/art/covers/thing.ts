/** What a thing is painted with. */
export interface Paints {
  main: string
  /** Bands, marks and small parts. */
  accent: string
  paper: string
  dark: string
}

/** A thing that stands on y = 0 around x = 0, about 440 wide and high. */
export type Thing = (paints: Paints) => string
