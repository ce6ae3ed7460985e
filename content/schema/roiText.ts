import type { Download } from './download.ts'
import type { RoiField, RoiPreset } from './roi.ts'

interface Notice {
  title: string
  text: string
}

export interface RoiFieldText {
  name: RoiField
  label: string
  unit: '%' | 'amount' | 'people' | 'days' | 'weeks' | 'months' | 'roles'
  note?: string
}

/** Words of the result. `{months}` and `{share}` are replaced by numbers. */
export interface RoiResultText {
  heading: string
  multiple: string
  noCost: string
  /** Stands over the parts that both sums are made of. */
  parts: string
  cost: string
  costParts: Record<'fees' | 'time' | 'own', string>
  value: string
  valueParts: Record<'productivity' | 'turnover' | 'attrition' | 'succession', string>
  net: string
  payback: string
  paybackMonths: string
  never: string
  breakEven: string
  breakEvenShare: string
  notCounted: string
}

/** What is said of a field's text that is no value for it; `{typed}`, `{value}`, `{min}` and `{max}` are replaced. */
export interface RoiRefusalText {
  /** Where it is no number. */
  unreadable: string
  /** Where it is a number, but none for this field. */
  understood: string
  expected: string
  expectedWhole: string
  /** What is calculated with meanwhile. */
  until: string
}

interface RoiActionsText {
  print: string
  copy: string
  copied: Notice
  notCopied: Notice
  reset: string
  ask: string
  /** What is put into a message; `{multiple}`, `{months}` and `{participants}` are replaced. */
  message: string
}

/** What the ROI calculator says to those who read it. */
export interface RoiCalculatorText {
  /** Anchor. */
  id: string
  heading: string
  text: string
  /** Stands in place of the controls where scripts do not run. */
  staticNote: string
  groups: readonly { heading: string; fields: readonly RoiFieldText[] }[]
  result: RoiResultText
  download: Download
}

/** What is said by the controls of the calculator, which come after it can be read. */
export interface RoiControlsText {
  presets: { legend: string; labels: Record<RoiPreset, string> }
  refusal: RoiRefusalText
  /** With the result while a field holds what is no value; `{field}` is replaced. */
  outdated: { long: string; short: string }
  /** The result in one line, for small screens; `{payback}` is replaced. */
  bar: { payback: string; never: string }
  actions: RoiActionsText
  /** Of the download once values were changed: what it is then, and what is said where they could not be put into it. */
  ownDownload: { facts: string; failed: Notice; offline: Notice }
}
