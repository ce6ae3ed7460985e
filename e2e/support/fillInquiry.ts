import type { Locator } from '@playwright/test'

/** Values by the labels of their fields, without their suffixes. */
type InquiryInput = Readonly<Record<string, string>>

/** Valid input for all required fields, unique by company. */
export const sender = (company: string): InquiryInput => ({
  'Full Name': 'Asha Rao',
  'Work Email': 'asha.rao@example.com',
  Company: company,
  'Company Size': '1000+',
})

/** A field by its label; optional fields have a suffix. */
export const field = (form: Locator, label: string) =>
  form.getByLabel(new RegExp(`^${label}( \\(optional\\))?$`))

/** Fills in fields by their labels. */
export async function fillInquiry(form: Locator, input: InquiryInput): Promise<void> {
  for (const [label, value] of Object.entries(input)) {
    if (label === 'Company Size') await field(form, label).selectOption(value)
    else await field(form, label).fill(value)
  }
}
