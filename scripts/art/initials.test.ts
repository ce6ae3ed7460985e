import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test.each([
  ['Dr. Asha Devi Rao', 'AR'],
  ['Ömer', 'Ö'],
  ['山田太郎', '山'],
  ['', ''],
])('those of "%s" are "%s"', (name, letters) => {
  expect(initials(name)).toContain(`>${letters}</text>`)
})
