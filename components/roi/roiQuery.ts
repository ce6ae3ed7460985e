import { type RoiInputs, roiDefaults, roiFieldNames, takesNumber } from '#content/schema/roi.ts'

/** The inputs that an address holds. What is missing, no number or none for its field has the value of the example. */
export function readRoi(query: URLSearchParams): RoiInputs {
  const inputs = { ...roiDefaults }
  for (const field of roiFieldNames) {
    const written = query.get(field) ?? ''
    if (/^\d+(\.\d+)?$/.test(written) && takesNumber(field, Number(written))) inputs[field] = Number(written)
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
