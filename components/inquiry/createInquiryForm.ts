import { zodResolver } from '@hookform/resolvers/zod'
import { createFormControl } from 'react-hook-form'
import type { InquiryKind } from '#content/schema/inquiryFields.ts'
import { inquirySchemas } from '#content/schema/inquirySchemas.ts'
import type { InquiryValues } from './inquiryForms.ts'

export { fieldErrors, sendInquiry } from './sendInquiry.ts'

/**
 * Creates the validation of one of the two forms (specification, point 5). Loaded with its libraries when a visitor
 * starts a form.
 * @param values the current values
 */
export const createInquiryForm = (kind: InquiryKind, values: InquiryValues) =>
  createFormControl({
    defaultValues: values,
    resolver: zodResolver(inquirySchemas[kind].fields),
    mode: 'onTouched',
  })
