import { expect, it } from 'vitest'
import { CONTACT_BODY } from '../testing/makeEnquiry.ts'
import { parseSubmission } from './parseSubmission.ts'

it('names some of many mistakes in linear time', () => {
  const body = Object.fromEntries(Array.from({ length: 200_000 }, (_, at) => [`key ${at}`, at]))
  // Comparing each with each would take minutes, and no test has as many.
  const submission = parseSubmission('demo', body)
  expect(submission.ok ? [] : submission.errors.map(({ field }) => field)).toHaveLength(20)
})

it('returns the first message of each field', () => {
  const submission = parseSubmission('contact', { name: '', email: '', message: 1, type: 'sales' })
  expect(submission.ok ? [] : submission.errors).toEqual([
    { field: 'name', detail: 'Please enter your full name.' },
    { field: 'email', detail: 'Please enter your work email.' },
    { field: 'company', detail: 'Please enter your company.' },
    { field: 'companySize', detail: 'Please choose a company size.' },
    { field: 'message', detail: 'Your message must be text.' },
    { field: 'type', detail: 'The type must be "general".' },
  ])
})

it('takes a contact message without a type as a general one', () => {
  const { type: _, ...body }: Record<string, string> = CONTACT_BODY
  expect(parseSubmission('contact', body)).toMatchObject({ ok: true, fields: { type: 'general' } })
})
