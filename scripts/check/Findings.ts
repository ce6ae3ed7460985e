/** The result of a check. */
export interface Findings {
  /** What is wrong and what to do about it; none when the check passes. */
  problems: string[]
  /** Printed when the check passes. */
  summary: string
}
