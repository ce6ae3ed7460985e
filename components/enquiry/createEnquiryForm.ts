import { zodResolver } from '@hookform/resolvers/zod'
import { createFormControl } from 'react-hook-form'
import type { EnquiryKind } from '#content/schema/enquiryFields.ts'
import { enquirySchemas } from '#content/schema/enquirySchemas.ts'
import type { EnquiryValues } from './enquiryForms.ts'

export { fieldErrors, sendEnquiry } from './sendEnquiry.ts'

/**
 * Creates the validation of one of the two forms (specification, point 5). Loaded with its libraries when a visitor
 * starts a form.
 * @param values the current values
 */
export const createEnquiryForm = (kind: EnquiryKind, values: EnquiryValues) =>
  createFormControl({
    defaultValues: values,
    resolver: zodResolver(enquirySchemas[kind].fields),
    mode: 'onTouched',
  })
