import type { RoiCalculatorText } from '#content/impactCalculator.ts'
import type { RoiField } from '#content/schema/roi.ts'
import { findRefused } from './editCalculation.ts'
import type { RoiControlProps } from './roiControlProps.ts'

/** Id of the input of a field. */
export const fieldId = ({ id }: RoiCalculatorText, field: RoiField) => `${id}-${field}`

/** All fields in display order. */
export const fieldsOf = ({ groups }: RoiCalculatorText) => groups.flatMap(({ fields }) => fields)

/**
 * Focuses the first invalid field, which must be fixed before a calculation can be shared.
 * @returns whether there is one
 */
export function showRefused({ text, calculation }: Pick<RoiControlProps, 'text' | 'calculation'>): boolean {
  const refused = findRefused(fieldsOf(text), calculation)
  if (refused) document.getElementById(fieldId(text, refused.name))?.focus()
  return refused !== undefined
}
