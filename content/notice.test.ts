import { afterAll, expect, it, vi } from 'vitest'
import { contentFolder } from '#scripts/testing/temporaryFolder.ts'
import { atOffice } from './schema/officeTime.ts'
import { noticeFile } from './schema/site.ts'

// The next file of the same worker reads the content anew.
afterAll(() => vi.resetModules())

async function noticeOn(day: string, file: string) {
  contentFolder({ 'site/notice.yaml': `label: Notice\n${file}` }, day)
  vi.resetModules()
  return (await import('./notice.ts')).notice
}

const OPEN = 'text: Registration is open.\n'
const DATED = `${OPEN}from: 2027-02-01\nuntil: 2027-02-28\nlink: { label: See it, href: /about }\n`

it('is shown from its first to its last day, and says when that is over at the office', async () => {
  expect(await noticeOn('2027-01-31', DATED)).toBeNull()
  const notice = await noticeOn('2027-02-01', DATED)
  expect(notice).toMatchObject({ text: 'Registration is open.', link: { label: 'See it', href: '/about' } })
  expect(atOffice(new Date(notice?.ends ?? '')).toISOString()).toBe('2027-03-01T00:00:00.000Z')
  expect(await noticeOn('2027-02-28', DATED)).not.toBeNull()
  expect(await noticeOn('2027-03-01', DATED)).toBeNull()
})

it('is shown in a preview before its first day and after its last', async () => {
  vi.stubEnv('CONTENT_DRAFTS', '1')
  const notice = await noticeOn('2027-01-31', DATED)
  expect(notice?.text).toBe('Scheduled for February 1, 2027: Registration is open.')
  expect(await noticeOn('2027-03-01', DATED)).toEqual({
    label: 'Notice',
    link: { label: 'See it', href: '/about' },
    text: 'Ended on February 28, 2027: Registration is open.',
  })
})

it('is shown always without days, and never without a text', async () => {
  expect(await noticeOn('2027-02-01', OPEN)).toEqual({ label: 'Notice', text: 'Registration is open.' })
  expect(await noticeOn('2027-02-01', '')).toBeNull()
})

it('refuses days in the wrong order', () => {
  const file = { label: 'Notice', text: 'Open.', from: '2027-02-02', until: '2027-02-01' }
  expect(noticeFile.safeParse(file).error?.issues).toMatchObject([
    { path: ['until'], message: 'the last day is before the first' },
  ])
})
