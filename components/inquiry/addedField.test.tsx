import { afterAll, expect, it, vi } from 'vitest'
import type { InquiryField } from '#content/schema/inquiryFields.ts'
import { site } from '#content/site.ts'

const ADDED: InquiryField = {
  name: 'industry',
  label: 'Industry',
  subject: 'The industry',
  control: 'text',
  limit: 60,
  autoComplete: 'off',
  forms: { demo: {}, contact: { label: 'Your Industry' } },
}

// The table is read at import, so each test needs fresh modules.
afterAll(() => vi.resetModules())

it('shows a field in both forms that is only an entry of the table', async () => {
  vi.resetModules()
  const table: readonly InquiryField[] = (await import('#content/schema/inquiryFields.ts')).INQUIRY_FIELDS
  ;(table as InquiryField[]).push(ADDED)
  const { InquiryForm } = await import('./InquiryForm.tsx')
  const { createInquiryForm } = await import('./sendInquiry.ts')
  const { EMPTY_DRAFT } = await import('./draft.ts')
  const { renderPart } = await import('../testing/renderPart.tsx')
  for (const [kind, label] of [
    ['demo', 'Industry'],
    ['contact', 'Your Industry'],
  ] as const) {
    const html = renderPart(<InquiryForm kind={kind} />, site).toString()
    expect(html).toMatch(new RegExp(`<label[^>]*>${label}<span aria-hidden="true"> \\(optional\\)</span>`))
    expect(html).toMatch(/<input(?=[^>]* name="industry")(?=[^>]* autoComplete="off")[^>]*>/i)
    expect(html).toContain('data-error-for="industry"')
    const values = Object.assign({ ...EMPTY_DRAFT.values }, { industry: 'x'.repeat(61) })
    const refused: object[] = []
    await createInquiryForm(kind, values).handleSubmit(
      () => undefined,
      (errors) => void refused.push(errors),
    )()
    expect(refused).toMatchObject([{ industry: { message: 'The industry can be at most 60 characters.' } }])
  }
})
