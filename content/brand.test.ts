import { readFileSync } from 'node:fs'
import { afterAll, expect, it, vi } from 'vitest'
import { parse, stringify } from 'yaml'
import { contentFolder } from '#scripts/testing/temporaryFolder.ts'
import { brandFile } from './schema/brand.ts'

// The next file of the same worker reads the content anew.
afterAll(() => vi.resetModules())

it('has no links and phones where the editor has left out empty ones, and no row for them', async () => {
  const { linkedIn, logins, phones, ...rest } = parse(readFileSync('content/brand/brand.yaml', 'utf8'))
  expect(brandFile.parse(rest)).toMatchObject({
    linkedIn: '',
    logins: { learners: '', coaches: '' },
    phones: [],
  })
  contentFolder({ 'brand/brand.yaml': stringify(rest) })
  vi.resetModules()
  const { contact } = await import('./contact.ts')
  expect(contact.touch.rows.map(({ icon }) => icon)).not.toContain('phone')
})

it('refuses what is no time zone', () => {
  expect(brandFile.shape.timeZone.safeParse('Hamburg').success).toBe(false)
})
