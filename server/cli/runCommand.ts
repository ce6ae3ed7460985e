import type { Erasure } from '../inquiry/Erasure.ts'
import { readReference } from '../inquiry/identity.ts'
import { mailContent } from '../mail/mailContent.ts'
import { mailDate } from '../mail/mailDates.ts'
import { mailText } from '../mail/mailText.ts'
import type { OutboxAdmin, OutboxState, StoredInquiry } from '../outbox/Outbox.ts'
import { exportCsv } from './exportCsv.ts'

export const HELP = `Manages stored inquiries. Works while the server runs, with the same settings (DATA_DIR or DATABASE_URL).

  npm run outbox -- list [waiting|held|delivered]   one line per inquiry, oldest first
  npm run outbox -- show <reference>                everything that was sent
  npm run outbox -- retry <reference>|held|waiting  makes one, or all of a state, due now
  npm run -s outbox -- export > inquiries.csv       all of them as CSV, for a spreadsheet
  npm run outbox -- erase --email <address>         deletes everything this sender sent, in any state
  npm run outbox -- erase <reference>               deletes one inquiry, in any state
  npm run outbox -- backup <file>                   a consistent copy of the store
  npm run outbox -- check                           looks for damage in the store
  npm run -s outbox -- schema                       the SQL of the table in Postgres, for a role that may create it
  npm run outbox -- leave-postgres                  moves everything from Postgres to DATA_DIR

list shows names and companies; show and export contain personal data. Handle their output as carefully as the emails.
`

export interface CommandResult {
  ok: boolean
  text: string
}

const STATES: OutboxState[] = ['waiting', 'held', 'delivered']

/**
 * Runs one command of `npm run outbox`.
 * @param words the arguments after the command
 * @returns the text to print, and whether the command succeeded
 */
export async function runCommand(
  admin: OutboxAdmin,
  command: string,
  words: string[],
): Promise<CommandResult> {
  const [word = '', second = ''] = words
  const is = (name: string, count: number) => command === name && words.length === count
  if (is('list', 0)) return listed(admin, '')
  if (is('list', 1) && isState(word)) return listed(admin, word)
  if (is('export', 0)) return done(exportCsv(await admin.list()))
  if (is('show', 1)) return shown(await find(admin, word), word)
  if (is('retry', 1)) return retried(admin, word)
  if (is('backup', 1)) return admin.backup(word).then(() => done(`Written to ${word}\n`))
  if (is('check', 0)) return checked(await admin.check())
  if (is('erase', 2) && word === '--email' && second.includes('@')) {
    return erased(admin, { email: second }, 'Nothing is stored from this sender.')
  }
  if (is('erase', 1) && !word.startsWith('-') && !word.includes('@')) {
    const found = await find(admin, word)
    return found ? erased(admin, { id: found.inquiry.id }, '') : unknown(word)
  }
  return { ok: false, text: `Unknown command: ${[command, ...words].join(' ')}\n\n${HELP}` }
}

/** Characters that make a terminal or a spreadsheet show a text in another order. */
const ORDER_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g
const done = (text: string): CommandResult => ({ ok: true, text: text.replace(ORDER_CONTROLS, '') })
const isState = (word: string): word is OutboxState => (STATES as string[]).includes(word)

async function listed(admin: OutboxAdmin, wanted: string): Promise<CommandResult> {
  const all = await admin.list()
  const shown = wanted === '' ? all : all.filter((one) => one.state === wanted)
  const counts = STATES.map((one) => `${all.filter(({ state }) => state === one).length} ${one}`).join(', ')
  return done(`${[...shown.map(lineOf), counts].join('\n')}\n`)
}

function checked(problems: string[]): CommandResult {
  return problems.length === 0 ? done('No damage found.\n') : { ok: false, text: `${problems.join('\n')}\n` }
}

function lineOf({ inquiry, state, since, reason }: StoredInquiry): string {
  const notes = {
    waiting: since.getTime() > Date.now() ? `(next try ${mailDate(since)})` : '',
    held: reason ? `(${reason})` : '',
    delivered: '',
  }
  const columns = [
    inquiry.reference,
    state.padEnd(9),
    inquiry.kind.padEnd(7),
    mailDate(new Date(inquiry.receivedAt)),
    `${inquiry.fields.company}, ${inquiry.fields.name}`,
    notes[state],
  ]
  return columns.join('  ').trimEnd()
}

async function find(admin: OutboxAdmin, word: string): Promise<StoredInquiry | undefined> {
  const wanted = readReference(word)
  return (await admin.list()).find(
    ({ inquiry }) => inquiry.reference === wanted || inquiry.id === word.toLowerCase(),
  )
}

const unknown = (word: string): CommandResult => ({
  ok: false,
  text: `No inquiry has the reference ${word}.\n`,
})

function shown(found: StoredInquiry | undefined, word: string): CommandResult {
  if (!found) return unknown(word)
  const { inquiry, state, since, reason } = found
  const facts = [`State: ${state} (${mailDate(since)})`, ...(reason ? [`Reason: ${reason}`] : [])]
  return done(`${mailText(mailContent(inquiry))}\n${facts.join('\n')}\nMessage-ID: <${inquiry.messageId}>\n`)
}

async function retried(admin: OutboxAdmin, word: string): Promise<CommandResult> {
  const found = await find(admin, word)
  if (!found && !isState(word)) return unknown(word)
  const chosen = found ? [found] : (await admin.list()).filter(({ state }) => state === word)
  const due = []
  for (const { inquiry } of chosen) if (await admin.retry(inquiry.id)) due.push(inquiry.reference)
  if (found && due.length === 0) {
    const { reference } = found.inquiry
    const hint = `To forward it again, copy its text from: npm run outbox -- show ${reference}`
    return { ok: false, text: `${reference} is already delivered. ${hint}\n` }
  }
  return done(`${due.length} due now${due.length > 0 ? `: ${due.join(', ')}` : ''}\n`)
}

async function erased(admin: OutboxAdmin, which: Erasure, nothing: string): Promise<CommandResult> {
  const { references, files } = await admin.erase(which)
  if (references.length + files === 0) return { ok: false, text: `${nothing}\n` }
  const lines = [`${references.length} erased${references.length > 0 ? `: ${references.join(', ')}` : ''}`]
  if (files > 0) lines.push(`Files with the same data (mails, or of an earlier version) deleted: ${files}`)
  lines.push('Delete emails that were already delivered to the sales mailbox there.')
  return done(`${lines.join('\n')}\n`)
}
