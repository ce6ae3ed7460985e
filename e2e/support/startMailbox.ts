import type { AddressInfo } from 'node:net'
import { expect } from '@playwright/test'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

export interface Mailbox {
  /** SMTP address for the site's server, such as `smtp://127.0.0.1:40123`. */
  url: string
  /** All mails so far whose text contains the words. */
  find: (words: string) => ParsedMail[]
  /** Waits for the first mail whose text contains the words; an earlier one counts. */
  waitFor: (words: string) => Promise<ParsedMail | undefined>
  close: () => Promise<void>
}

/** Starts a real SMTP server on loopback that keeps received mails. */
export async function startMailbox(): Promise<Mailbox> {
  const mails: ParsedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, _session, done) {
      simpleParser(stream).then((mail) => {
        mails.push(mail)
        done()
      }, done)
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo

  const find = (words: string) => mails.filter(({ text }) => text?.includes(words))

  return {
    url: `smtp://127.0.0.1:${port}`,
    find,
    async waitFor(words) {
      await expect.poll(() => mails.map(({ text }) => text).join('\n'), 'the mails').toContain(words)
      return find(words)[0]
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
