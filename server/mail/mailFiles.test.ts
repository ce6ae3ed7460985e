import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Enquiry } from '../enquiry/Enquiry.ts'
import { DEMO_BODY, makeEnquiry } from '../testing/makeEnquiry.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { composeMail, composeNotice } from './composeMail.ts'
import { createFolderMailer } from './createFolderMailer.ts'
import { eraseMails, tidyMails } from './mailFiles.ts'

const DAY_MS = 86_400_000
const addresses = { from: 'web@company.example', to: 'sales@company.example' }
const from = (key: string, fields: Record<string, string> = {}) =>
  makeEnquiry(key, { fields: { ...DEMO_BODY, ...fields } })

async function writeMails(...enquiries: Enquiry[]): Promise<string> {
  const folder = join(temporaryFolder(), 'mail')
  const { send } = createFolderMailer(folder)
  const { signal } = new AbortController()
  for (const enquiry of enquiries) await send(composeMail(enquiry, addresses), addresses.to, signal)
  return folder
}
const idsIn = (folder: string) => readdirSync(folder).map((name) => name.split('-')[1]?.split('@')[0])

it('erases the mails of a sender, however the address is typed and the mail is encoded', async () => {
  const email = 'josé.maria-with-a-long-name-that-is-folded-in-every-kind-of-mail@a-long-domain.example'
  const folder = await writeMails(
    from('a', { email }),
    from('b', { email: email.toUpperCase() }),
    from('c', { message: `Email: ${email}\nWork Email: ${email}\nPlease write to ${email}` }),
    from('d', { email: `x${email}` }),
  )
  expect(await eraseMails(folder, { email: ` ${email}` }, [])).toBe(2)
  expect(idsIn(folder).sort()).toEqual([from('c').id, from('d').id].sort())
})

it('erases the mails of erased enquiries, which earlier versions wrote without a sender', async () => {
  const folder = await writeMails(from('a'), from('b', { email: 'other@tidewater.example' }))
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    writeFileSync(path, readFileSync(path, 'utf8').replace(/^X-Enquiry-Sender:.*\r\n/m, ''))
  }
  expect(await eraseMails(folder, { email: DEMO_BODY.email }, [from('a').reference])).toBe(1)
  expect(idsIn(folder)).toEqual([from('b').id])
})

it('erases the mails about one enquiry, including notices and partial files, and no other file', async () => {
  const folder = await writeMails(from('a'), from('b'))
  const { send } = createFolderMailer(folder)
  await send(composeNotice(from('a'), addresses), addresses.to, new AbortController().signal)
  const [name = ''] = readdirSync(folder).filter((one) => one.includes(`-${from('a').id}`))
  writeFileSync(join(folder, `${name}.part`), 'half')
  writeFileSync(join(folder, 'notes.txt'), from('a').id)
  expect(await eraseMails(folder, { id: from('a').id }, [])).toBe(3)
  expect(readdirSync(folder)).toHaveLength(2)
})

it('deletes mails past their retention, and partial ones after an hour', async () => {
  const folder = await writeMails(from('a'), from('b'))
  const [old = '', young = ''] = readdirSync(folder)
  writeFileSync(join(folder, `${young}.part`), 'half')
  const age = (name: string, ms: number) =>
    utimesSync(join(folder, name), (Date.now() - ms) / 1000, (Date.now() - ms) / 1000)
  age(old, 31 * DAY_MS)
  age(young, 29 * DAY_MS)
  age(`${young}.part`, DAY_MS / 12)
  expect(await tidyMails(folder, 30, Date.now())).toBe(2)
  expect(readdirSync(folder)).toEqual([young])
  expect(await tidyMails(folder, 0, Date.now() + 1000)).toBe(1)
})

it('accepts a missing mail folder', async () => {
  const folder = join(temporaryFolder(), 'mail')
  expect([await eraseMails(folder, { email: 'a@b.example' }, []), await tidyMails(folder, 1, 0)]).toEqual([
    0, 0,
  ])
  expect(existsSync(folder)).toBe(false)
})
