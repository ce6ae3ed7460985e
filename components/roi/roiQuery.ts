import { type RoiInputs, roiDefaults, roiFieldNames, roiFields } from '#content/schema/roi.ts'

/** The inputs that an address holds. What is missing, no number or out of its limits has the value of the example. */
export function readRoi(query: URLSearchParams): RoiInputs {
  const inputs = { ...roiDefaults }
  for (const field of roiFieldNames) {
    const number = parseAmount(query.get(field) ?? '')
    if (number !== null && isWithin(field, number)) inputs[field] = number
  }
  return inputs
}

/** The query with the inputs written into it; what else it holds stays. Values of the example are left out. */
export function writeRoi(query: URLSearchParams, inputs: RoiInputs): URLSearchParams {
  const written = new URLSearchParams(query)
  for (const field of roiFieldNames) {
    if (inputs[field] === roiDefaults[field]) written.delete(field)
    else written.set(field, String(inputs[field]))
  }
  return written
}

/** Whether a number is within the limits of its field. */
export const isWithin = (field: keyof RoiInputs, number: number) =>
  number >= roiFields[field].min && number <= roiFields[field].max

/** "60,000" and "60 000" give 60000, "12.5" gives 12.5; null for what is no number. */
export function parseAmount(text: string): number | null {
  const bare = text.replace(/[\s,’']/g, '')
  return /^\d+(\.\d*)?$|^\.\d+$/.test(bare) ? Number(bare) : null
}
