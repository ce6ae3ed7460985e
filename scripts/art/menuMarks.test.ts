import { expect, test } from 'vitest'
import { site } from '#content/site.ts'
import { menuMarks } from './menuMarks.ts'

test('every entry of the menus has a mark', () => {
  const names = site.nav.flatMap((entry) =>
    entry.kind === 'menu' ? entry.items.map(({ href }) => href.split('/').pop()) : [],
  )
  expect(names.length).toBeGreaterThan(0)
  for (const name of names) expect(menuMarks()).toContain(`<view id="${name}"`)
})
