import { zodResolver } from '@hookform/resolvers/zod'
import { createFormControl, type Resolver } from 'react-hook-form'
import { contactMessageSchema, demoRequestSchema, type EnquiryKind } from '#content/schema/enquiry.ts'
import { type EnquiryValues, enquiryForms } from './enquiryForms.ts'

export { fieldErrors, sendEnquiry } from './sendEnquiry.ts'

const schemas = { demo: demoRequestSchema, contact: contactMessageSchema }

/**
 * What checks one of the two forms while it is filled in (specification, point 5). It comes with the libraries that it
 * needs, so it is fetched when somebody begins a form.
 * @param values what stands in the fields
 */
export function createEnquiryForm(kind: EnquiryKind, values: EnquiryValues) {
  const { fields, constants } = enquiryForms[kind]
  const resolve = zodResolver(schemas[kind]) as unknown as Resolver<EnquiryValues>
  return createFormControl<EnquiryValues>({
    defaultValues: values,
    // Fields of the other form are not part of this one's schema.
    resolver: (typed, context, options) => {
      const own = Object.fromEntries(fields.map(({ name }) => [name, typed[name]]))
      return resolve({ ...own, ...constants } as EnquiryValues, context, options)
    },
    mode: 'onTouched',
  })
}
