import { expect, test } from 'vitest'
import { fieldsOf } from '#content/schema/inquiryFields.ts'
import { orderFields } from './orderFields.ts'

const demo = fieldsOf('demo')
const names = (fields: ReturnType<typeof orderFields>) => fields.map(({ name }) => name)
const executive = { slug: 'a3x', label: 'A3X', asksJobTitle: true }

test('asks an executive for the job title right after the name, and for everything else in the same order', () => {
  const ordered = names(orderFields(demo, executive))
  expect(ordered.slice(0, 3)).toEqual(['name', 'jobTitle', 'email'])
  expect(ordered.filter((name) => name !== 'jobTitle')).toEqual(
    names(demo).filter((name) => name !== 'jobTitle'),
  )
})
