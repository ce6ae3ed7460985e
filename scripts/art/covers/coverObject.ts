/** The colors of an object. */
export interface Paints {
  main: string
  /** Bands, marks and small parts. */
  accent: string
  paper: string
  dark: string
}

/** Draws an object that stands on y = 0, centered on x = 0, about 440 wide and high. */
export type CoverObject = (paints: Paints) => string
