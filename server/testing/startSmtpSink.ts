import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'
import { onTestFinished } from 'vitest'

/** How the server treats one mail. A number is the SMTP code of its reply. */
export interface SinkAnswer {
  greeting?: number
  recipient?: number
  data?: number
  /** Closes the connection before or after accepting the mail. */
  hangUp?: 'before' | 'after'
  /** Accepts the mail but replies only after this many milliseconds. */
  answerAfterMs?: number
}

export type SmtpSink = Awaited<ReturnType<typeof startSmtpSink>>

/**
 * Starts a real SMTP server on loopback, for one test, that keeps the mails it accepts and fails on request.
 * @param answer called at the start of every connection
 */
export async function startSmtpSink(answer: () => SinkAnswer = () => ({})) {
  const mails: { bytes: Buffer; from: string; to: string[] }[] = []
  let ambiguous = 0
  /** Sessions that were told that their mail is accepted. */
  const told = new WeakSet<SMTPServerSession>()
  const plans = new WeakMap<SMTPServerSession, SinkAnswer>()
  const planOf = (session: SMTPServerSession) => plans.get(session) ?? {}
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onConnect(session, done) {
      plans.set(session, answer())
      done(failure(planOf(session).greeting))
    },
    onRcptTo: (_address, session, done) => done(failure(planOf(session).recipient)),
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const { data, hangUp, answerAfterMs = 0 } = planOf(session)
        if (data !== undefined) return done(failure(data))
        if (hangUp === 'before') return disconnect(session.id)
        const { mailFrom, rcptTo } = session.envelope
        mails.push({
          bytes: Buffer.concat(chunks),
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
        })
        if (hangUp || answerAfterMs > 0) ambiguous += 1
        else told.add(session)
        if (hangUp) disconnect(session.id)
        else setTimeout(done, answerAfterMs)
      })
    },
  })
  smtp.on('error', () => {})
  const { server, connections } = smtp

  function disconnect(id?: string): void {
    for (const one of connections) if (id === undefined || one.id === id) one._socket.destroy()
  }

  /** Retries while the port is taken: it may belong to a connection that another program has just opened. */
  const listen = (port: number): Promise<unknown> =>
    once(server.listen(port, '127.0.0.1'), 'listening').catch(async () => {
      await sleep(10)
      return listen(port)
    })

  /** Breaks off all sessions and refuses further ones until `open`. */
  async function close(): Promise<void> {
    // A client that hasn't ended its session may not have read the answer.
    for (const { session } of connections) if (told.has(session)) ambiguous += 1
    const closed = new Promise((resolve) => server.close(resolve))
    disconnect()
    await closed
  }

  await listen(0)
  onTestFinished(close)
  const { port } = server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    /** Number of sessions after which the client can't know that the mail was accepted. */
    ambiguous: () => ambiguous,
    close,
    open: () => listen(port),
  }
}

function failure(code: number | undefined): Error | null {
  return code === undefined
    ? null
    : Object.assign(new Error(`${code === 554 ? '5.6.0' : '4.3.0'} refused`), { responseCode: code })
}
