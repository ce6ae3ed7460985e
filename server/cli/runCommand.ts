import { type ParseArgsConfig, parseArgs } from 'node:util'
import { readReference } from '../inquiry/identity.ts'
import { mailContent } from '../mail/mailContent.ts'
import { mailDate } from '../mail/mailDates.ts'
import { mailText } from '../mail/mailText.ts'
import {
  CHANNELS,
  type ChannelName,
  type Erasure,
  type OutboxAdmin,
  type OutboxState,
  type StoredInquiry,
} from '../outbox/Outbox.ts'
import { reportCsv, reportText, viewsText } from '../report/report.ts'
import { exportCsv } from './exportCsv.ts'

export const HELP = `Manages stored inquiries. Works while the server runs, with the same settings (DATA_DIR or DATABASE_URL).

  npm run outbox -- list [waiting|held|delivered]   one line per inquiry and channel, oldest first
  npm run outbox -- show <reference>                everything that was sent
  npm run outbox -- retry <reference>|held|waiting  makes one, or all of a state, due now
  npm run outbox -- send <reference> --to webhook   delivers one on a channel, even again
  npm run -s outbox -- export > inquiries.csv       all of them as CSV; with --from and --to 2026-11-30, --form
                                                    demo|contact or --campaign <name> only some
  npm run outbox -- report [--month 2026-11]        how many came, by form, topic, page and campaign; --csv for a
                                                    spreadsheet. Holds nothing about a person
  npm run outbox -- views                           how often each article was viewed, for its file
  npm run outbox -- erase --email <address>         deletes everything this sender sent, in any state
  npm run outbox -- erase <reference>               deletes one inquiry, in any state
  npm run outbox -- backup <file>                   a consistent copy of the store
  npm run outbox -- check                           looks for damage in the store
  npm run -s outbox -- schema                       the SQL of the table in Postgres, for a role that may create it
  npm run outbox -- leave-postgres                  moves everything from Postgres to DATA_DIR

list shows names and companies; show and export contain personal data. Handle their output as carefully as the emails.
`

interface CommandResult {
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
  if (is('list', 0) || (is('list', 1) && isState(word))) return listed(admin, word)
  if (command === 'export') return exported(admin, words)
  if (command === 'report') return reported(admin, words)
  if (is('views', 0)) return done(viewsText(await admin.counts('', '9999')))
  if (is('send', 3) && second === '--to' && isChannel(words[2])) return sent(admin, word, words[2])
  if (is('show', 1)) return shown(await find(admin, word), word)
  if (is('retry', 1)) return retried(admin, word)
  if (is('backup', 1)) return admin.backup(word).then(() => done(`Written to ${word}\n`))
  if (is('check', 0)) return checked(await admin.check())
  const { email } = (command === 'erase' && readOptions(words, { email: TEXT })) || {}
  if (email?.includes('@')) return erased(admin, { email }, 'Nothing is stored from this sender.')
  if (is('erase', 1) && !word.startsWith('-') && !word.includes('@')) {
    const reference = readReference(word)
    return reference ? erased(admin, { reference }, nothingUnder(word)) : unknown(word)
  }
  return notUnderstood([command, ...words])
}

const notUnderstood = (words: string[]): CommandResult => ({
  ok: false,
  text: `Not understood: ${words.join(' ')}\n\n${HELP}`,
})

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

function lineOf({ inquiry, channel, state, since, reason }: StoredInquiry): string {
  const notes = {
    waiting: since.getTime() > Date.now() ? `(next try ${mailDate(since)})` : '',
    held: reason ? `(${reason})` : '',
    delivered: '',
  }
  const columns = [
    inquiry.reference,
    channel.padEnd(12),
    state.padEnd(9),
    inquiry.kind.padEnd(7),
    mailDate(new Date(inquiry.receivedAt)),
    `${inquiry.fields.company}, ${inquiry.fields.name}`,
    notes[state],
  ]
  return columns.join('  ').trimEnd()
}

/** All deliveries of an inquiry; sales' is the first. */
async function find(admin: OutboxAdmin, word: string): Promise<StoredInquiry[]> {
  const wanted = readReference(word)
  const found = (await admin.list()).filter(({ inquiry }) => inquiry.reference === wanted)
  return found.sort((a, b) => CHANNELS.indexOf(a.channel) - CHANNELS.indexOf(b.channel))
}

const nothingUnder = (word: string) => `No inquiry has the reference ${word}.`
const unknown = (word: string): CommandResult => ({ ok: false, text: `${nothingUnder(word)}\n` })

function shown(found: StoredInquiry[], word: string): CommandResult {
  const [first] = found
  if (!first) return unknown(word)
  const { inquiry } = first
  const facts = found.map(
    ({ channel, state, since, reason }) =>
      `${channel}: ${state} (${mailDate(since)})${reason ? `, because ${reason}` : ''}`,
  )
  return done(`${mailText(mailContent(inquiry))}\n${facts.join('\n')}\nMessage-ID: <${inquiry.messageId}>\n`)
}

async function retried(admin: OutboxAdmin, word: string): Promise<CommandResult> {
  const found = await find(admin, word)
  const [first] = found
  if (!first && !isState(word)) return unknown(word)
  const chosen = first ? found : (await admin.list()).filter(({ state }) => state === word)
  const due = []
  for (const { id, inquiry } of chosen) if (await admin.retry(id)) due.push(inquiry.reference)
  if (first && due.length === 0) {
    const { reference } = first.inquiry
    const hint = `To have it sent again: npm run outbox -- send ${reference} --to sales`
    return { ok: false, text: `${reference} is already delivered. ${hint}\n` }
  }
  return done(`${due.length} due now${due.length > 0 ? `: ${[...new Set(due)].join(', ')}` : ''}\n`)
}

async function sent(admin: OutboxAdmin, word: string, channel: ChannelName): Promise<CommandResult> {
  const [first] = await find(admin, word)
  if (!first) return unknown(word)
  await admin.send(first.inquiry, channel)
  return done(
    `${first.inquiry.reference} is due now on ${channel}. A running server with this channel sends it.\n`,
  )
}

const isChannel = (word = ''): word is ChannelName => (CHANNELS as readonly string[]).includes(word)

const TEXT = { type: 'string' } as const

/** Reads options; undefined if there is anything else. */
function readOptions<T extends ParseArgsConfig['options']>(args: string[], options: T) {
  try {
    return parseArgs({ args, options }).values
  } catch {
    return undefined
  }
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

async function exported(admin: OutboxAdmin, words: string[]): Promise<CommandResult> {
  const options = readOptions(words, { from: TEXT, to: TEXT, form: TEXT, campaign: TEXT })
  const { from = '0000-01-01', to = '9999-12-31', form, campaign } = options ?? {}
  if (!options || ![from, to].every(isDay)) return notUnderstood(['export', ...words])
  const chosen = (await admin.list()).filter(
    ({ channel, inquiry: { receivedAt, kind, attribution } }) =>
      channel === 'sales' &&
      receivedAt.slice(0, 10) >= from &&
      receivedAt.slice(0, 10) <= to &&
      (!form || kind === form) &&
      (!campaign || attribution.utm_campaign === campaign),
  )
  return done(exportCsv(chosen))
}

async function reported(admin: OutboxAdmin, words: string[]): Promise<CommandResult> {
  const options = readOptions(words, { month: TEXT, csv: { type: 'boolean' } })
  const month = options?.month ?? new Date().toISOString().slice(0, 7)
  if (!options || !/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) return notUnderstood(['report', ...words])
  const counts = await admin.counts(`${month}-01`, `${month}-31`)
  return done(options.csv ? reportCsv(counts) : reportText(month, counts))
}

async function erased(admin: OutboxAdmin, which: Erasure, nothing: string): Promise<CommandResult> {
  const { references, files, unreadable } = await admin.erase(which)
  const lines = [references.length > 0 ? `${references.length} erased: ${references.join(', ')}` : nothing]
  if (files > 0) lines.push(`Files with the same data (mails, or of an earlier version) deleted: ${files}`)
  const ok = references.length + files > 0
  if (ok) lines.push('Delete emails that were already delivered to the sales mailbox there.')
  if ('email' in which && unreadable.length > 0)
    lines.push(
      `Damaged, so no one can tell whether it is from this sender too: ${unreadable.join(', ')}`,
      'To delete one of them: npm run outbox -- erase <reference>',
    )
  return { ok, text: `${lines.join('\n')}\n` }
}
