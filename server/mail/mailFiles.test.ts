import { randomUUID } from 'node:crypto'
import { readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '#scripts/testing/temporaryFolder.ts'
import type { Inquiry } from '../inquiry/Inquiry.ts'
import { ADDRESSES, makeInquiry } from '../testing/makeInquiry.ts'
import { composeConfirmation } from './composeConfirmation.ts'
import { composeMail, composeNotice } from './composeMail.ts'
import { createFolderMailer } from './createFolderMailer.ts'
import { eraseMails, tidyMails } from './mailFiles.ts'
import { mailStaff } from './mailStaff.ts'

const DAY_MS = 86_400_000

async function writeMails(...inquiries: Inquiry[]): Promise<string> {
  const folder = join(temporaryFolder(), 'mail')
  const send = createFolderMailer(folder)
  const { signal } = new AbortController()
  for (const inquiry of inquiries) await send(composeMail(inquiry, ADDRESSES), ADDRESSES.to, signal)
  return folder
}

it('erases the mails about an inquiry, including those to its sender, notices and partial files, and no other file', async () => {
  const folder = await writeMails(makeInquiry('a'), makeInquiry('b'))
  const send = createFolderMailer(folder)
  const { id, reference } = makeInquiry('a')
  await send(composeNotice(makeInquiry('a'), ADDRESSES), ADDRESSES.to, new AbortController().signal)
  const confirmation = composeConfirmation(makeInquiry('a'), ADDRESSES)
  await send(confirmation, ADDRESSES.to, new AbortController().signal)
  const [name = ''] = readdirSync(folder).filter((one) => one.includes(`-${id}`))
  writeFileSync(join(folder, `${name}.part`), 'half')
  writeFileSync(join(folder, 'notes.txt'), id)
  expect(await eraseMails(folder, [reference])).toBe(4)
  expect(readdirSync(folder)).toHaveLength(2)
})

it('deletes mails past their retention, and partial ones after an hour', async () => {
  const folder = await writeMails(makeInquiry('a'), makeInquiry('b'))
  const [old = '', young = ''] = readdirSync(folder)
  writeFileSync(join(folder, `${young}.part`), 'half')
  const age = (name: string, ms: number) =>
    utimesSync(join(folder, name), (Date.now() - ms) / 1000, (Date.now() - ms) / 1000)
  age(old, 31 * DAY_MS)
  age(young, 29 * DAY_MS)
  age(`${young}.part`, DAY_MS / 12)
  expect(await tidyMails(folder, 30)).toBe(2)
  expect(readdirSync(folder)).toEqual([young])
  expect(await tidyMails(folder, 0)).toBe(1)
})

it('deletes alarms and reports past their retention as well, and no file that is not a mail', async () => {
  const folder = join(temporaryFolder(), 'mail')
  const staff = { ...ADDRESSES, mailer: createFolderMailer(folder) }
  await mailStaff(staff, `alarm.${randomUUID()}`, 'Website alarm: held', 'reference: 7K2Q9-XM3TD')
  await mailStaff(staff, 'report.2026-10', 'Inquiries in 2026-10', 'None.')
  writeFileSync(join(folder, 'notes.eml'), '')
  expect(await tidyMails(folder, 30)).toBe(0)
  expect(await tidyMails(folder, 0)).toBe(2)
})
