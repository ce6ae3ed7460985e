import type { Download } from './download.ts'
import type { RoiField, RoiPreset } from './roi.ts'

interface Notice {
  title: string
  text: string
}

export interface RoiFieldText {
  name: RoiField
  label: string
  unit: '%' | 'amount' | 'people' | 'days' | 'weeks' | 'months' | 'posts'
  note?: string
}

/** Words of the result. `{months}` and `{share}` are replaced by numbers. */
export interface RoiResultText {
  heading: string
  multiple: string
  noCost: string
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

export interface RoiActionsText {
  print: string
  copy: string
  copied: Notice
  notCopied: Notice
  reset: string
  ask: string
  /** What is put into a message; `{multiple}`, `{months}` and `{participants}` are replaced. */
  message: string
}

/** Everything the ROI calculator says. */
export interface RoiCalculatorText {
  /** Anchor. */
  id: string
  heading: string
  text: string
  /** Stands in place of the controls where scripts do not run. */
  staticNote: string
  presets: { legend: string; labels: Record<RoiPreset, string> }
  groups: readonly { heading: string; fields: readonly RoiFieldText[] }[]
  /** `{min}` and `{max}` are replaced. */
  outOfRange: string
  result: RoiResultText
  actions: RoiActionsText
  download: Download
}
