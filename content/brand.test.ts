import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { brandFile } from './schema/brand.ts'

/** A copy of the brand with one field changed; `field` is a path such as `palette.teal.shade-900`. */
function changed(field: string, value: unknown) {
  const copy = parse(readFileSync('content/brand/brand.yaml', 'utf8')) as Record<string, unknown>
  const path = field.split('.')
  const last = path.pop() ?? ''
  const holder = path.reduce((found, key) => found[key] as Record<string, unknown>, copy)
  holder[last] = value
  return copy
}

describe('brandFile', () => {
  it.each([
    ['palette.teal.shade-900', '#0B3', 'a color of six digits'],
    ['domain', 'https://company.com', 'a domain in lower case'],
    ['linkedIn', 'company', 'a complete address'],
    ['timeZone', 'Hamburg', 'a time zone is expected'],
    ['officeHours.to', '6 PM', 'a time is expected'],
    ['name', '', 'a text is expected'],
  ])('says what is wrong when %s is %j', (field, value, problem) => {
    const { error } = brandFile.safeParse(changed(field, value))
    expect(error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual([
      expect.stringContaining(`${field}: ${problem}`),
    ])
  })
  it('has no links where the editor has left out empty ones', () => {
    const { linkedIn, logins, ...rest } = changed('name', 'Company')
    expect(brandFile.parse(rest)).toMatchObject({ linkedIn: '', logins: { learners: '', coaches: '' } })
  })
})
