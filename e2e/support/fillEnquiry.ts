import type { Locator } from '@playwright/test'

export interface EnquiryInput {
  'Full Name'?: string
  'Work Email'?: string
  Company?: string
  'Company Size'?: string
  'Job Title'?: string
  Phone?: string
  'Interested Programs'?: string
  Message?: string
  'Additional Information'?: string
}

/** A complete and valid sender, unique by its company. */
export const sender = (company: string): EnquiryInput => ({
  'Full Name': 'Asha Rao',
  'Work Email': 'asha.rao@example.com',
  Company: company,
  'Company Size': '1000+',
})

/** The field of a form with this label; optional fields say so behind it. */
export const field = (form: Locator, label: string) =>
  form.getByLabel(new RegExp(`^${label}( \\(optional\\))?$`))

/** Types into the fields of a form by their labels. */
export async function fillEnquiry(form: Locator, input: EnquiryInput): Promise<void> {
  for (const [label, value] of Object.entries(input)) {
    if (label === 'Company Size') await field(form, label).selectOption(value)
    else await field(form, label).fill(value)
  }
}
