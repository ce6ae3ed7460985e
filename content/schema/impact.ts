/** A result against the first reading, which stands at 100 (specification, point 3, Impact metric). */
export interface ChangeMetric {
  /** As it is quoted: "+65%". */
  metric: string
  label: string
  description: string
  /** The last reading, or the two ends of its range, with the first at 100. */
  after: number | readonly [from: number, to: number]
}

/** A group of readings (specification, point 3, Measurement category). */
export interface MeasurementCategory {
  category: string
  description: string
  metrics: readonly string[]
}

/** Where a published figure comes from. */
export interface FigureSource {
  figure: string
  label: string
  /** What was asked or counted. */
  counted: string
  /** Who says so, and when. */
  witness: string
}
