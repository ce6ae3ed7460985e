import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type FormField, fieldsOf } from './inquiryFields.ts'

const KINDS = ['demo', 'contact'] as const

it('the table of fields in the docs is that of the forms', () => {
  const shown = readFileSync('docs/forms.md', 'utf8').match(/^\| `.*$/gm)
  expect(new Set(shown)).toEqual(new Set(KINDS.flatMap((kind) => fieldsOf(kind).map(rowOf))))
})

/** The row of a field in the table of docs/forms.md; a field that is the same in both forms has one row. */
const rowOf = ({ name, label, missing, limit }: FormField) => {
  const forms = KINDS.filter((kind) =>
    fieldsOf(kind).some((one) => one.name === name && one.label === label && one.missing === missing),
  )
  const longest = limit?.toLocaleString('en') ?? 'a choice'
  return `| \`${name}\` | ${label} | ${missing === undefined ? 'no' : 'yes'} | ${longest} | ${forms.join(', ')} |`
}
