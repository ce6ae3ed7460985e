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

/** Texts of the result. `{months}` and `{share}` are replaced with numbers. */
export interface RoiResultText {
  heading: string
  multiple: string
  noCost: string
  /** Heading of the breakdown of cost and value. */
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

/** Error messages for an invalid value. `{typed}`, `{value}`, `{min}` and `{max}` are replaced. */
export interface RoiRefusalText {
  /** When it isn't a number. */
  unreadable: string
  /** When it is a number, but not a valid one for the field. */
  understood: string
  expected: string
  expectedWhole: string
  /** Which value the calculation uses until it is corrected. */
  until: string
}

interface RoiActionsText {
  print: string
  copy: string
  copied: Notice
  notCopied: Notice
  reset: string
  ask: string
  /** Text for a contact message. `{multiple}`, `{months}` and `{participants}` are replaced. */
  message: string
}

/** The static texts of the ROI calculator. */
export interface RoiCalculatorText {
  /** Its anchor. */
  id: string
  heading: string
  text: string
  /** Shown in place of the controls when JavaScript is off. */
  staticNote: string
  groups: readonly { heading: string; fields: readonly RoiFieldText[] }[]
  result: RoiResultText
  download: Download
}

/** The texts of the calculator's controls, which load after its static content. */
export interface RoiControlsText {
  presets: { legend: string; labels: Record<RoiPreset, string> }
  refusal: RoiRefusalText
  /** Shown with the result while a field is invalid. `{field}` is replaced. */
  outdated: { long: string; short: string }
  /** The result in one line, for small screens. `{payback}` is replaced. */
  bar: { payback: string; never: string }
  actions: RoiActionsText
  /** The download with the visitor's own values: its facts, and the errors when it can't be made or loaded. */
  ownDownload: { facts: string; failed: Notice; offline: Notice }
}
