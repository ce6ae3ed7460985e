import type { RoiField } from './roi.ts'

/** An input of the ROI calculator and of the workbook. */
export interface RoiFieldText {
  name: RoiField
  label: string
  unit: '%' | 'amount' | 'people' | 'days' | 'weeks' | 'months' | 'roles'
  note?: string
}

/** The inputs under a heading. */
export interface RoiFieldGroup {
  heading: string
  fields: readonly RoiFieldText[]
}
