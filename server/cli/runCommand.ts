import { mailContent } from '../mail/mailContent.ts'
import { mailDate } from '../mail/mailDates.ts'
import { mailText } from '../mail/mailText.ts'
import type { OutboxDesk, OutboxState, StoredEnquiry } from '../outbox/Outbox.ts'
import { exportCsv } from './exportCsv.ts'

export const HELP = `Looks after stored enquiries. Works beside a running server, with the same settings (DATA_DIR or DATABASE_URL).

  npm run outbox -- list [waiting|held|delivered]   one line per enquiry, oldest first
  npm run outbox -- show <reference>                everything that was sent
  npm run outbox -- retry <reference>|held|waiting  makes one, all held or all waiting ones due now
  npm run -s outbox -- export > enquiries.csv       all of them as CSV, for a spreadsheet
  npm run outbox -- erase --email <address>         deletes everything this sender sent, in any state

list shows names and companies; show and export hold personal data. Keep their output as carefully as the mails.
`

export interface CommandResult {
  ok: boolean
  text: string
}

const STATES: OutboxState[] = ['waiting', 'held', 'delivered']

/** Runs one command of `npm run outbox`; `words` are its arguments. */
export async function runCommand(desk: OutboxDesk, command: string, words: string[]): Promise<CommandResult> {
  const [word = ''] = words
  if (command === 'list' && (word === '' || isState(word))) return listed(await desk.list(), word)
  if (command === 'export') return done(exportCsv(await desk.list()))
  if (command === 'show' && word) return shown(await find(desk, word), word)
  if (command === 'retry' && word) return retried(desk, word)
  if (command === 'erase' && word === '--email' && words[1]) return erased(await desk.eraseSender(words[1]))
  return { ok: false, text: `This is not a command: ${[command, ...words].join(' ')}\n\n${HELP}` }
}

const done = (text: string): CommandResult => ({ ok: true, text })
const isState = (word: string): word is OutboxState => (STATES as string[]).includes(word)

function listed(all: StoredEnquiry[], state: string): CommandResult {
  const shown = state === '' ? all : all.filter((one) => one.state === state)
  const lines = shown.map(({ enquiry, state, since, reason }) =>
    [
      enquiry.reference,
      state.padEnd(9),
      enquiry.kind.padEnd(7),
      mailDate(new Date(enquiry.receivedAt)),
      `${enquiry.fields.company}, ${enquiry.fields.name}`,
      reason
        ? `(${reason})`
        : state === 'waiting' && since.getTime() > Date.now()
          ? `(next try ${mailDate(since)})`
          : '',
    ]
      .join('  ')
      .trimEnd(),
  )
  const counts = STATES.map((one) => `${all.filter(({ state }) => state === one).length} ${one}`).join(', ')
  return done(`${[...lines, counts].join('\n')}\n`)
}

async function find(desk: OutboxDesk, word: string): Promise<StoredEnquiry | undefined> {
  const wanted = word.toUpperCase()
  return (await desk.list()).find(
    ({ enquiry }) => enquiry.reference === wanted || enquiry.id === word.toLowerCase(),
  )
}

const unknown = (word: string): CommandResult => ({
  ok: false,
  text: `No enquiry has the reference ${word}.\n`,
})

function shown(found: StoredEnquiry | undefined, word: string): CommandResult {
  if (!found) return unknown(word)
  const { enquiry, state, since, reason } = found
  const facts = [`State: ${state} (${mailDate(since)})`, ...(reason ? [`Reason: ${reason}`] : [])]
  return done(`${mailText(mailContent(enquiry))}\n${facts.join('\n')}\nMessage-ID: <${enquiry.messageId}>\n`)
}

async function retried(desk: OutboxDesk, word: string): Promise<CommandResult> {
  const found = await find(desk, word)
  if (!found && !isState(word)) return unknown(word)
  const chosen = found ? [found] : (await desk.list()).filter(({ state }) => state === word)
  const due = []
  for (const { enquiry } of chosen) if (await desk.retry(enquiry.id)) due.push(enquiry.reference)
  if (found && due.length === 0)
    return { ok: false, text: `${found.enquiry.reference} is already delivered.\n` }
  return done(`${due.length} due now${due.length > 0 ? `: ${due.join(', ')}` : ''}\n`)
}

function erased(references: string[]): CommandResult {
  if (references.length === 0) return { ok: false, text: 'Nothing is stored from this sender.\n' }
  const mails = 'Mails that were already delivered lie in the mailbox of sales and have to be deleted there.'
  return done(`${references.length} erased: ${references.join(', ')}\n${mails}\n`)
}
