import { type RoiField, type RoiInputs, roiFields } from '#content/schema/roi.ts'
import type { RoiFieldText } from '#content/schema/roiText.ts'
import { readNumber } from './readNumber.ts'

/** What stands in a field that is being typed in, or was left with a text that is no value for it. */
interface RoiEdit {
  text: string
  refused: boolean
  /** The value of before. It counts while the text is refused: no beginning of a text was meant by itself. */
  before: number
}

export interface Calculation {
  /** What is calculated with. */
  inputs: RoiInputs
  edits: Partial<Record<RoiField, RoiEdit>>
}

/** What a text means in a field. */
export const readField = ({ name, unit }: RoiFieldText, text: string) =>
  readNumber(text, { ...roiFields[name], unit })

/** After a text was typed into a field. */
export function typeText({ inputs, edits }: Calculation, field: RoiFieldText, text: string): Calculation {
  const { name } = field
  const before = edits[name]?.before ?? inputs[name]
  const reading = readField(field, text)
  const refused = reading.kind !== 'value'
  return {
    inputs: withValues(inputs, { [name]: refused ? before : reading.value }),
    edits: { ...edits, [name]: { text, refused, before } },
  }
}

/** After a field was left: a refused text stays in it, any other gives way to its value. */
export function leaveField({ inputs, edits }: Calculation, field: RoiField): Calculation {
  return { inputs, edits: edits[field]?.refused ? edits : withoutFields(edits, [field]) }
}

/** With values in place of whatever stood in their fields. */
export function setValues({ inputs, edits }: Calculation, values: Partial<RoiInputs>): Calculation {
  return { inputs: withValues(inputs, values), edits: withoutFields(edits, Object.keys(values)) }
}

/** The first field whose text is refused: until it is mended, the result is not that of what stands on the page. */
export const findRefused = (fields: readonly RoiFieldText[], { edits }: Calculation) =>
  fields.find(({ name }) => edits[name]?.refused)

/** The same object when nothing changes, so that the address is left alone. */
const withValues = (inputs: RoiInputs, values: Partial<RoiInputs>): RoiInputs =>
  Object.entries(values).every(([field, value]) => inputs[field as RoiField] === value)
    ? inputs
    : { ...inputs, ...values }

const withoutFields = (edits: Calculation['edits'], fields: readonly string[]): Calculation['edits'] =>
  Object.fromEntries(Object.entries(edits).filter(([field]) => !fields.includes(field)))
