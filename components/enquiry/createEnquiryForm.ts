import { zodResolver } from '@hookform/resolvers/zod'
import { createFormControl } from 'react-hook-form'
import type { EnquiryKind } from '#content/schema/enquiryFields.ts'
import { enquirySchemas } from '#content/schema/enquirySchemas.ts'
import type { EnquiryValues } from './enquiryForms.ts'

export { fieldErrors, sendEnquiry } from './sendEnquiry.ts'

/**
 * What checks one of the two forms while it is filled in (specification, point 5). It comes with the libraries that it
 * needs, so it is fetched when a visitor begins a form.
 * @param values what stands in the fields
 */
export const createEnquiryForm = (kind: EnquiryKind, values: EnquiryValues) =>
  createFormControl({
    defaultValues: values,
    resolver: zodResolver(enquirySchemas[kind].fields),
    mode: 'onTouched',
  })
