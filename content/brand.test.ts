import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { brandFile } from './schema/brand.ts'

it('has no links where the editor has left out empty ones', () => {
  const { linkedIn, logins, ...rest } = parse(readFileSync('content/brand/brand.yaml', 'utf8'))
  expect(brandFile.parse(rest)).toMatchObject({ linkedIn: '', logins: { learners: '', coaches: '' } })
})

it('refuses what is no time zone', () => {
  expect(brandFile.shape.timeZone.safeParse('Hamburg').success).toBe(false)
})
