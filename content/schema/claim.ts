/** A figure that we publish about our own work. Sources are separate, so that pages without them don't load them. */
export interface Claim {
  /** The figure as quoted: "3.2x". */
  figure: string
  /** The words next to it, the same on every page. */
  label: string
  /** Qualifies the label wherever the label alone would overclaim. */
  note?: string
  /** How it is drawn on every page; a number without one stands alone. */
  drawing?: Drawing
}

/** A share of 100 people, a value (or its range) after 100 before, or a return as a multiple of the cost. */
export type Drawing = { share: number } | { after: number | readonly [from: number, to: number] } | Return

/** A return for each unit of cost, with the words of both. */
export interface Return {
  times: number
  spent: string
  returned: string
}

/** How a claim was measured. */
export interface Source {
  /** What was measured: the survey question, or what was counted. */
  counted: string
  /** Who measured or reported it. */
  by: string
  when: string
  /** The population or sample. */
  of: string
  /** Whether the figure is made up and has to be replaced by one with a verifiable source (docs/launch.md). */
  sample: boolean
}
