import { expect, test } from 'vitest'
import { signaturePath } from './PaperSignatures.tsx'

test('a name always signs alike, and no two names do', () => {
  expect(signaturePath('Dana Whitfield')).toBe(signaturePath('Dana Whitfield'))
  expect(signaturePath('Dana Whitfield')).not.toBe(signaturePath('Luis Ortega'))
})

test('a post behind the name is not signed', () => {
  expect(signaturePath('Karen Holloway, COO')).toBe(signaturePath('Karen Holloway'))
})
