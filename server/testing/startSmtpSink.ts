import type { AddressInfo } from 'node:net'
import type { AddressObject } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { until } from './until.ts'

export interface ReceivedMail {
  bytes: Buffer
  from: string
  to: string[]
}

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

export interface SmtpSink {
  url: string
  mails: ReceivedMail[]
  /** Number of sessions after which the client can't know that the mail was accepted. */
  ambiguous: () => number
  close(): Promise<void>
}

interface SinkOptions {
  /** Called at the start of every connection. */
  answer?: () => SinkAnswer
  port?: number
  mails?: ReceivedMail[]
}

const PORT_TAKEN_MS = 10_000

/** Starts a real SMTP server on loopback that keeps the mails it accepts and fails on request. */
export async function startSmtpSink({
  answer = () => ({}),
  port = 0,
  mails = [],
}: SinkOptions = {}): Promise<SmtpSink> {
  let ambiguous = 0
  /** Sessions with an accepted mail that the client hasn't ended yet. */
  const unconfirmed = new Set<string>()
  const plans = new Map<string, SinkAnswer>()
  const planOf = (session: { id: string }) => {
    const plan = plans.get(session.id) ?? answer()
    plans.set(session.id, plan)
    return plan
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onConnect: (session, done) => done(failure(planOf(session).greeting)),
    onRcptTo: (_address, session, done) => done(failure(planOf(session).recipient)),
    onClose(session) {
      plans.delete(session.id)
      unconfirmed.delete(session.id)
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const plan = planOf(session)
        if (plan.data !== undefined) return done(failure(plan.data))
        const hangUp = () => connectionOf(server, session.id)?.destroy()
        if (plan.hangUp === 'before') return hangUp()
        const { mailFrom, rcptTo } = session.envelope
        mails.push({
          bytes: Buffer.concat(chunks),
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
        })
        if (plan.hangUp === 'after' || plan.answerAfterMs) ambiguous += 1
        else unconfirmed.add(session.id)
        if (plan.hangUp === 'after') return hangUp()
        if (plan.answerAfterMs) await new Promise((resolve) => setTimeout(resolve, plan.answerAfterMs))
        done()
      })
    },
  })
  server.on('error', () => {})
  await listen(server, port)
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    ambiguous: () => ambiguous,
    close: () =>
      new Promise((resolve) => {
        ambiguous += unconfirmed.size
        for (const connection of connectionsOf(server)) connection._socket.destroy()
        server.close(() => resolve())
      }),
  }
}

/** Retries while a port is taken: it may belong to a connection that another program has just opened. */
async function listen(server: SMTPServer, port: number): Promise<void> {
  const tryOnce = () =>
    new Promise<boolean>((resolve) => {
      server.server.once('listening', () => resolve(true)).once('error', () => resolve(false))
      server.listen(port, '127.0.0.1')
    })
  await until(tryOnce, `port ${port}`, PORT_TAKEN_MS)
}

/** Extracts the single address of a header. */
export function addressOf(header: AddressObject | AddressObject[] | undefined): string | undefined {
  const [first] = [header].flat()
  return first?.value.length === 1 ? first.value[0]?.address : undefined
}

type Connection = { id: string; _socket: { destroy(): void } }

const connectionsOf = (server: SMTPServer) =>
  (server as unknown as { connections: Set<Connection> }).connections

const connectionOf = (server: SMTPServer, id: string) =>
  [...connectionsOf(server)].find((connection) => connection.id === id)?._socket

function failure(code: number | undefined): Error | null {
  return code === undefined
    ? null
    : Object.assign(new Error(`${code === 554 ? '5.6.0' : '4.3.0'} refused`), { responseCode: code })
}
