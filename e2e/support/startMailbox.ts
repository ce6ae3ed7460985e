import type { AddressInfo } from 'node:net'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

export interface Mailbox {
  /** SMTP address for the site's server, such as `smtp://127.0.0.1:40123`. */
  url: string
  /**
   * Resolves to the first mail that satisfies the condition, including earlier ones. Rejects with the subjects of all
   * mails if none arrives within the time in milliseconds.
   */
  waitFor: (condition: (mail: ParsedMail) => boolean, timeout?: number) => Promise<ParsedMail>
  /** All mails so far that satisfy the condition. */
  find: (condition: (mail: ParsedMail) => boolean) => ParsedMail[]
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

  return {
    url: `smtp://127.0.0.1:${port}`,
    find: (condition) => mails.filter(condition),
    async waitFor(condition, timeout = 10_000) {
      const end = Date.now() + timeout
      for (;;) {
        const mail = mails.find(condition)
        if (mail) return mail
        if (Date.now() > end)
          throw new Error(`No such mail. Received: ${mails.map((m) => m.subject).join(' | ')}`)
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
