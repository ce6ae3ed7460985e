import { expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { scheduledFiles } from './buildStamp.ts'

it('lists what waits for a day to come, and no other date', () => {
  const folder = temporaryFolder({
    'articles/past.md': '---\ntitle: A\ndate: 2026-03-12\n---\n\ndate: 2027-01-01\n',
    'articles/waits.md': '---\r\ndate: "2026-03-13"\r\n---\r\nText',
    'modules/waits-too.md': "---\ntitle: B\npublish: '2026-04-01'\n---\nText",
    'modules/always.md': '---\ntitle: C\n---\nText',
    'modules/broken.md': 'no fields',
  })
  const waiting = (day: string) => scheduledFiles(folder, day).map((file) => file.slice(folder.length + 1))
  expect(waiting('2026-03-12')).toEqual(['modules/waits-too.md', 'articles/waits.md'])
  expect(waiting('2026-03-13')).toEqual(['modules/waits-too.md'])
  expect(waiting('2026-04-01')).toEqual([])
})
