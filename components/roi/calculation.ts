import type { RoiCalculatorText } from '#content/impactCalculator.ts'
import type { RoiControlsText } from '#content/impactControls.ts'
import {
  isValidNumber,
  type RoiField,
  type RoiInputs,
  roiDefaults,
  roiFieldNames,
} from '#content/schema/roi.ts'
import type { RoiFieldText } from '#content/schema/roiText.ts'
import type { ResultFigures } from './describeResult.ts'

/** The text of a field that is being edited, or was left with an invalid text. */
interface RoiEdit {
  text: string
  refused: boolean
  /** The previous value, used while the text is invalid: partial input has no meaning of its own. */
  before: number
}

export interface Calculation {
  /** The inputs of the calculation. */
  inputs: RoiInputs
  edits: Partial<Record<RoiField, RoiEdit>>
}

/** Props of every control of the calculator. */
export interface RoiControlProps {
  text: RoiCalculatorText
  controlsText: RoiControlsText
  calculation: Calculation
  /** The figures of its result. */
  figures: ResultFigures
  /** The first field with invalid text: until it is fixed, the result doesn't match the fields. */
  refused: RoiFieldText | undefined
  onChange: (calculation: Calculation) => void
}

/** Digits with or without commas between groups, as the page writes them, and a point before decimals. */
const NUMBER = /^[-−]?(\d*|\d{1,3}(,\d{2,3})*,\d{3})(\.\d+)?$/

/** Reads a number, as precise as an address and a workbook can store it; NaN if there is none. */
export function readNumber(text: string): number {
  const typed = text.trim()
  if (typed === '' || !NUMBER.test(typed)) return Number.NaN
  return Math.round(Number(typed.replace('−', '-').replaceAll(',', '')) * 1e6) / 1e6
}

/** The calculation after text was typed into a field. */
export function typeText({ inputs, edits }: Calculation, name: RoiField, text: string): Calculation {
  const before = edits[name]?.before ?? inputs[name]
  const value = readNumber(text)
  const refused = !isValidNumber(name, value)
  return {
    inputs: withValues(inputs, { [name]: refused ? before : value }),
    edits: { ...edits, [name]: { text, refused, before } },
  }
}

/** The calculation after a field lost the focus: invalid text stays, any other is replaced by its value. */
export function leaveField({ inputs, edits }: Calculation, field: RoiField): Calculation {
  return { inputs, edits: edits[field]?.refused ? edits : withoutFields(edits, [field]) }
}

/** The calculation with new values, whatever their fields contained. */
export function setValues({ inputs, edits }: Calculation, values: Partial<RoiInputs>): Calculation {
  return { inputs: withValues(inputs, values), edits: withoutFields(edits, Object.keys(values)) }
}

/** The first field, in display order, with invalid text. */
export const findRefused = ({ groups }: Pick<RoiCalculatorText, 'groups'>, { edits }: Calculation) =>
  groups.flatMap(({ fields }) => fields).find(({ name }) => edits[name]?.refused)

/** Id of the input of a field. */
export const fieldId = ({ id }: RoiCalculatorText, field: RoiField) => `${id}-${field}`

/**
 * Focuses the first invalid field, which must be fixed before a calculation can be shared.
 * @returns whether there is one
 */
export function showRefused({ text, refused }: Pick<RoiControlProps, 'text' | 'refused'>): boolean {
  if (refused) document.getElementById(fieldId(text, refused.name))?.focus()
  return refused !== undefined
}

/** Reads the inputs from an address. Missing or invalid values default to the example. */
export function readRoi(query: URLSearchParams): RoiInputs {
  const inputs = { ...roiDefaults }
  for (const field of roiFieldNames) {
    const written = query.get(field) ?? ''
    if (/^\d+(\.\d+)?$/.test(written) && isValidNumber(field, Number(written)))
      inputs[field] = Number(written)
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

/** Returns the same object if nothing changes, so that the address isn't updated. */
const withValues = (inputs: RoiInputs, values: Partial<RoiInputs>): RoiInputs =>
  Object.entries(values).every(([field, value]) => inputs[field as RoiField] === value)
    ? inputs
    : { ...inputs, ...values }

const withoutFields = (edits: Calculation['edits'], fields: readonly string[]): Calculation['edits'] =>
  Object.fromEntries(Object.entries(edits).filter(([field]) => !fields.includes(field)))
