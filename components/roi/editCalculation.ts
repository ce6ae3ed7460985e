import { type RoiField, type RoiInputs, roiFields } from '#content/schema/roi.ts'
import type { RoiFieldText } from '#content/schema/roiText.ts'
import { readNumber } from './readNumber.ts'

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

/** The calculation after text was typed into a field. */
export function typeText({ inputs, edits }: Calculation, field: RoiFieldText, text: string): Calculation {
  const { name } = field
  const before = edits[name]?.before ?? inputs[name]
  const reading = readNumber(text, roiFields[name])
  const refused = reading.kind !== 'value'
  return {
    inputs: withValues(inputs, { [name]: refused ? before : reading.value }),
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

/** The first field with invalid text: until it is fixed, the result doesn't match the fields. */
export const findRefused = (fields: readonly RoiFieldText[], { edits }: Calculation) =>
  fields.find(({ name }) => edits[name]?.refused)

/** Returns the same object if nothing changes, so that the address isn't updated. */
const withValues = (inputs: RoiInputs, values: Partial<RoiInputs>): RoiInputs =>
  Object.entries(values).every(([field, value]) => inputs[field as RoiField] === value)
    ? inputs
    : { ...inputs, ...values }

const withoutFields = (edits: Calculation['edits'], fields: readonly string[]): Calculation['edits'] =>
  Object.fromEntries(Object.entries(edits).filter(([field]) => !fields.includes(field)))
