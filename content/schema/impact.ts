/** A result relative to the first measurement, indexed at 100 (specification, point 3, Impact metric). */
export interface ChangeMetric {
  /** The change as quoted: "+65%". */
  metric: string
  label: string
  description: string
  /** The last measurement or its range, on the same index. */
  after: number | readonly [from: number, to: number]
}

/** A group of measurements (specification, point 3, Measurement category). */
export interface MeasurementCategory {
  category: string
  description: string
  metrics: readonly string[]
}

/** A published figure and its source. */
export interface FigureSource {
  figure: string
  label: string
  /** What was measured: the survey question, or what was counted. */
  counted: string
  /** Who measured or reported it, when, and in which population. */
  witness: string
}
