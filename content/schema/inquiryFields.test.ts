import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type FormField, fieldsOf } from './inquiryFields.ts'
import { TOPIC_FIELDS } from './topicText.ts'

const KINDS = ['demo', 'contact'] as const

describe('the table of fields', () => {
  it('gives each form its fields in order, with what is different there', () => {
    expect(fieldsOf('demo').map(({ label }) => label)).toEqual([
      'Full Name',
      'Work Email',
      'Company',
      'Company Size',
      'Job Title',
      'Phone',
      'Interested Programs',
      'Additional Information',
    ])
    expect(fieldsOf('contact').map(({ label }) => label)).toEqual([
      'Full Name',
      'Work Email',
      'Company',
      'Company Size',
      'Phone',
      'Message',
    ])
  })

  it.each(KINDS)('has the field of the %s form that a topic is filled into', (kind) => {
    expect(fieldsOf(kind).find(({ name }) => name === TOPIC_FIELDS[kind])?.control).toBe('textarea')
  })

  it('is the one that the docs show', () => {
    const shown = readFileSync('docs/forms.md', 'utf8').match(/^\| `.*$/gm)
    expect(new Set(shown)).toEqual(new Set(KINDS.flatMap((kind) => fieldsOf(kind).map(rowOf))))
  })
})

/** The row of a field in the table of docs/forms.md; a field that is the same in both forms has one row. */
const rowOf = ({ name, label, missing, limit }: FormField) => {
  const forms = KINDS.filter((kind) =>
    fieldsOf(kind).some((one) => one.name === name && one.label === label && one.missing === missing),
  )
  const longest = limit?.toLocaleString('en') ?? 'a choice'
  return `| \`${name}\` | ${label} | ${missing === undefined ? 'no' : 'yes'} | ${longest} | ${forms.join(', ')} |`
}
