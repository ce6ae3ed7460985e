import { isValidNumber, type RoiInputs, roiDefaults, roiFieldNames } from '#content/schema/roi.ts'

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
