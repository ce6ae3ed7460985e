import type { RoiCalculatorText } from '#content/impact.ts'
import {
  isValidNumber,
  type RoiField,
  type RoiInputs,
  roiDefaults,
  roiFieldNames,
} from '#content/schema/roi.ts'
import type { ResultFigures } from './describeResult.ts'
import type { useCalculation } from './useCalculation.ts'

/** The text of each field that is being edited, or was left with an invalid text. */
export type RoiEdits = Partial<Record<RoiField, string>>

/** Props of every control of the calculator. */
export interface RoiControlProps extends ReturnType<typeof useCalculation> {
  text: RoiCalculatorText
  /** The figures of its result. */
  figures: ResultFigures
}

/** Digits with or without separators between groups, such as the commas of the page, and a point before decimals. */
const NUMBER = /^[-−]?(\d*|\d{1,3}([,'’\s]\d{2,3})*[,'’\s]\d{3})(\.\d+)?$/

/** Reads a number, as precise as an address and a workbook can store it; NaN if there is none. */
export function readNumber(text: string): number {
  const typed = text.replace(/\p{Sc}|%/u, '').trim()
  if (typed === '' || !NUMBER.test(typed)) return Number.NaN
  return Math.round(Number(typed.replace('−', '-').replace(/[,'’\s]/g, '')) * 1e6) / 1e6
}

/** Whether a field contains a text that isn't a valid value. */
export const isRefused = (field: RoiField, text: string | undefined) =>
  text !== undefined && !isValidNumber(field, readNumber(text))

/** Replaces inputs by the valid ones among texts. */
export function readInputs(texts: RoiEdits, before: RoiInputs): RoiInputs {
  const inputs = { ...before }
  for (const field of roiFieldNames) {
    const value = readNumber(texts[field] ?? '')
    if (isValidNumber(field, value)) inputs[field] = value
  }
  return inputs
}

/** Writes the inputs into a query and keeps its other parameters. Values of the example are omitted. */
export function writeRoi(query: URLSearchParams, inputs: RoiInputs): URLSearchParams {
  const written = new URLSearchParams(query)
  for (const field of roiFieldNames) {
    if (inputs[field] === roiDefaults[field]) written.delete(field)
    else written.set(field, String(inputs[field]))
  }
  return written
}
