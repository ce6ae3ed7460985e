import { expect, it, onTestFinished, vi } from 'vitest'

it('validates, mails and exports a field that is only an entry in the table', async () => {
  vi.resetModules()
  onTestFinished(() => void vi.resetModules())
  const { addSampleField } = await import('#content/schema/testing/addSampleField.ts')
  addSampleField()
  const { parseSubmission } = await import('./parseSubmission.ts')
  const { composeMail } = await import('../mail/composeMail.ts')
  const { exportCsv } = await import('../cli/exportCsv.ts')
  const { CONTACT_BODY, DEMO_BODY, makeEnquiry } = await import('../testing/makeEnquiry.ts')

  const given = { ...DEMO_BODY, industry: ' Shipping ' }
  const submission = parseSubmission('demo', given)
  expect(submission).toMatchObject({ ok: true, fields: { industry: 'Shipping' } })
  expect(parseSubmission('contact', CONTACT_BODY)).toMatchObject({ ok: true })
  expect(parseSubmission('demo', { ...DEMO_BODY, industry: 'x'.repeat(61) })).toMatchObject({
    errors: [{ field: 'industry', detail: 'The industry can be at most 60 characters.' }],
  })

  const fields = { ...DEMO_BODY, industry: 'Shipping' }
  const enquiry = makeEnquiry('a', { fields })
  const { text, html } = composeMail(enquiry, { from: 'a@b.example', to: 'c@d.example' })
  expect(text).toContain('Industry: Shipping\n')
  expect(html).toContain('Shipping')
  const [head = '', row = ''] = exportCsv([{ enquiry, state: 'waiting', since: new Date() }]).split('\r\n')
  expect(row.split('","')[head.split(',').indexOf('"industry"')]).toBe('Shipping')
  expect(makeEnquiry('b').fields.industry).toBe('A Industry')
})
