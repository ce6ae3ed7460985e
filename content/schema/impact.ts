/** A published figure and its source. */
export interface FigureSource {
  figure: string
  label: string
  /** What was measured: the survey question, or what was counted. */
  counted: string
  /** Who measured or reported it, when, and in which population. */
  witness: string
}
