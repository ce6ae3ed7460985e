import { expect, it } from 'vitest'
import { contentFolder } from '../testing/temporaryFolder.ts'
import { scheduledFiles } from './buildStamp.ts'

it('lists what begins or ends on a day to come, and no other date', () => {
  const folder = contentFolder({
    'articles/past.md': '---\ntitle: A\ndate: 2026-03-12\n---\n\ndate: 2027-01-01\n',
    'articles/waits.md': '---\r\ndate: "2026-03-13"\r\n---\r\nText',
    'modules/waits-too.md': "---\ntitle: B\npublish: '2026-04-01'\n---\nText",
    'modules/always.md': '---\ntitle: C\n---\nText',
    'modules/broken.md': 'no fields',
    'landing/spring.yaml': 'draft: false\nfrom: 2026-04-01\nuntil: 2026-04-02\n',
    'site/notice.yaml': 'label: Notice\nuntil: "2026-04-01"\n',
  })
  const waiting = (day: string) =>
    scheduledFiles(day).map((file) => file.slice(folder.length + 1).replace(/\.\w+/, ''))
  const ends = ['landing/spring until', 'site/notice until']
  expect(waiting('2026-03-12')).toEqual([
    'modules/waits-too publish',
    'articles/waits date',
    'landing/spring from',
    ...ends,
  ])
  expect(waiting('2026-03-31')).toEqual(['modules/waits-too publish', 'landing/spring from', ...ends])
  expect(waiting('2026-04-01')).toEqual(ends)
  expect(waiting('2026-04-02')).toEqual(['landing/spring until'])
  expect(waiting('2026-04-03')).toEqual([])
})
