import { describe, expect, it } from 'vitest'
import { brand } from './brand.ts'
import { findBrandProblems } from './schema/brand.ts'

/** A copy of the brand with one field changed; `field` is a path such as `palette.teal.900`. */
function changed(field: string, value: unknown) {
  const copy = structuredClone(brand) as Record<string, unknown>
  const path = field.split('.')
  const last = path.pop() ?? ''
  const holder = path.reduce((found, key) => found[key] as Record<string, unknown>, copy)
  holder[last] = value
  return copy
}

describe('findBrandProblems', () => {
  it('finds nothing in the brand', () => {
    expect(findBrandProblems(brand)).toEqual([])
  })

  it.each([
    ['palette.teal.900', '#0B3', 'palette.teal.900: a color of six digits'],
    ['domain', 'https://company.com', 'domain: a domain in lower case'],
    ['slug', 'Our Company', 'slug: lower-case letters, digits and hyphens'],
    ['wordmark', 'Leadership Company', 'wordmark: at most 16 characters'],
    ['emails.privacy', 'privacy', 'emails.privacy: an email address'],
    ['linkedIn', 'company', 'linkedIn: a complete address'],
    ['name', '', 'name: a text is expected'],
    ['name', undefined, 'name: Invalid input'],
    ['office.floor', '3', 'office: Unrecognized key: "floor"'],
  ])('says what is wrong when %s is %j', (field, value, problem) => {
    expect(findBrandProblems(changed(field, value))).toEqual([
      expect.stringContaining(`content/brand.ts: ${problem}`),
    ])
  })
})
