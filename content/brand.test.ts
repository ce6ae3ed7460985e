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
    ['palette.teal.900', 'teal', 'palette.teal.900: a color of six digits', 'it is "teal"'],
    ['palette.teal.900', '#0B3', 'palette.teal.900: a color of six digits', 'it is "#0B3"'],
    [
      'domain',
      'https://company.com',
      'domain: a domain in lower case',
      'such as company.com, and it is "https',
    ],
    ['slug', 'Our Company', 'slug: lower-case letters, digits and hyphens', 'it is "Our Company"'],
    ['wordmark', 'Leadership Company', 'wordmark: at most 16 characters', 'it is "Leadership Company"'],
    ['emails.privacy', 'privacy', 'emails.privacy: an email address', 'it is "privacy"'],
    ['linkedIn', 'company', 'linkedIn: a complete address', 'it is "company"'],
    ['name', '', 'name: a text is expected', 'it is ""'],
    ['name', undefined, 'name: it is missing', ''],
    ['office.floor', '3', 'office.floor: there is no such field', ''],
  ])('says what is wrong when %s is %j', (field, value, what, found) => {
    const [problem, ...others] = findBrandProblems(changed(field, value))
    expect(others).toEqual([])
    expect(problem).toContain(`content/brand.ts: ${what}`)
    expect(problem).toContain(found)
  })
})
