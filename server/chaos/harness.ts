import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished } from 'vitest'
import { temporaryFolder } from '#scripts/testing/temporaryFolder.ts'
import { DEMO_BODY } from '../testing/makeInquiry.ts'
import { type ChildServer, startChildServer } from '../testing/startChildServer.ts'
import type { TestPostgres } from '../testing/startPostgres.ts'
import type { SmtpSink } from '../testing/startSmtpSink.ts'
import { TEST_SETTINGS } from '../testing/testSettings.ts'

/** `npm run chaos` rehearses in full, `npm test` in short. */
export const isFull = process.env.CHAOS === 'full'

/** Prints what a rehearsal saw, for docs/lead-path.md, point 8. */
export function report(seen: object): void {
  if (isFull) console.log(seen)
}

/** Starts servers on one new store. */
export async function startServers(
  count: number,
  variables: Record<string, string>,
  postgres?: TestPostgres,
) {
  const settings: Record<string, string> = { DATA_DIR: temporaryFolder(), ...variables }
  if (postgres) settings.DATABASE_URL = await postgres.newDatabase()
  return Promise.all(Array.from({ length: count }, () => supervise(settings)))
}

/** A real server as a process that is started again whenever it ends, as by a service manager. */
async function supervise(variables: Record<string, string>) {
  const first = await startChildServer(variables)
  const { address } = first
  const { port } = new URL(address)
  let running = Promise.resolve(first)
  let output = ''
  let isStopping = false
  const restart = (): Promise<ChildServer> =>
    startChildServer({ ...variables, PORT: port }).catch(async (error) => {
      await sleep(300)
      if (isStopping) throw error
      return restart()
    })

  /** Ends it with a signal; it is started again. */
  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const server = await running
    await server.end(signal)
    output += server.output()
    if (!isStopping) running = restart()
  }

  async function stop(): Promise<void> {
    isStopping = true
    await end('SIGTERM')
  }

  onTestFinished(stop)
  return { address, end, output: () => output, stop }
}

/**
 * Waits until no inquiry is waiting for delivery.
 * @returns the milliseconds it took
 */
export async function untilDrained(address: string): Promise<number> {
  const started = performance.now()
  const headers = { Authorization: `Bearer ${TEST_SETTINGS.METRICS_TOKEN}` }
  const metrics = async () => (await fetch(`${address}/metrics`, { headers })).text()
  await expect.poll(metrics).toMatch(/(?:^outbox_waiting.* 0\n){3}/m)
  return performance.now() - started
}

export type Answer = Awaited<ReturnType<typeof post>>

/**
 * Posts a demo request once, under a key.
 * @returns the answer, with a reference if the inquiry was accepted
 */
export async function post(address: string, key: string, changes: Record<string, string> = {}) {
  const started = performance.now()
  const response = await fetch(`${address}/api/demo-requests`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify({ ...DEMO_BODY, ...changes }),
    signal: AbortSignal.timeout(5000),
  })
  const text = await response.text()
  const { reference } = JSON.parse(text) as { reference?: string }
  return { status: response.status, text, reference, ms: performance.now() - started }
}

/**
 * Ten visitors send `count` inquiries like the form does: each with the same body and key, to one server after the other,
 * until it is accepted.
 * @param onTaken called after each accepted inquiry
 */
export async function sendMany(
  count: number,
  servers: { address: string }[],
  onTaken?: (taken: number) => Promise<void>,
) {
  const promised: Answer[] = []
  let next = 0
  let failures = 0

  async function sendUntilTaken(number: number): Promise<Answer> {
    const key = randomUUID()
    // Everyone gets a confirmation.
    const own = { email: `visitor${number}@x.example`, message: `Inquiry ${number}\n${'x'.repeat(200)}` }
    for (let attempt = number; ; attempt += 1) {
      const { address = '' } = servers[attempt % servers.length] ?? {}
      const answer = await post(address, key, own).catch(() => undefined)
      if (answer?.reference) return answer
      failures += 1
      await sleep(50 + Math.random() * 100)
    }
  }

  const visitor = async () => {
    while (next < count) {
      next += 1
      promised.push(await sendUntilTaken(next))
      await onTaken?.(promised.length)
    }
  }
  await Promise.all(Array.from({ length: 10 }, visitor))
  return { promised, failures }
}

/** Compares what was promised with what arrived, in one copy or in several. */
export function compare(promised: Answer[], arrived: [reference: string, bytes: string][]) {
  const copies = new Map<string, string[]>()
  for (const [reference, bytes] of arrived) copies.set(reference, [...(copies.get(reference) ?? []), bytes])
  return {
    lost: promised.map(({ reference = '' }) => reference).filter((reference) => !copies.has(reference)),
    arrived: copies.size,
    duplicates: arrived.length - copies.size,
    mostCopies: Math.max(0, ...Array.from(copies.values(), ({ length }) => length)),
    /** References whose copies differ in a byte, such as of the Message-ID. */
    different: [...copies].filter(([, group]) => new Set(group).size > 1).map(([reference]) => reference),
  }
}

/** References and bytes of the mails to sales, or of all others. */
export function mailsOf({ mails }: SmtpSink, toSales = true): [reference: string, bytes: string][] {
  const wanted = mails.filter(({ to }) => to.includes('sales@localhost') === toSales)
  return wanted.map(({ bytes }) => {
    const text = bytes.toString('latin1')
    return [/^X-Enquiry-Reference: (.*)\r$/m.exec(text)?.[1] ?? '', text]
  })
}
