import { randomUUID } from 'node:crypto'
import { DEMO_BODY } from '../testing/makeInquiry.ts'
import { sleep } from './harness.ts'

export interface PromisedInquiry {
  reference: string
  ms: number
}

const GIVE_UP_MS = 120_000

/**
 * Sends one inquiry like the form does: the same body and key again and again until it is accepted.
 * @param addresses addresses of all servers; each attempt goes to the next one
 * @param onFailure called after every failed attempt
 * @throws if it isn't accepted within two minutes
 */
async function sendUntilTaken(
  addresses: () => string[],
  number: number,
  onFailure: () => void = () => {},
): Promise<PromisedInquiry> {
  const key = randomUUID()
  const body = JSON.stringify({
    ...DEMO_BODY,
    name: `Visitor ${number}`,
    // Everyone gets a confirmation.
    email: `visitor${number}@x.example`,
    message: `Inquiry ${number}\n${'x'.repeat(200)}`,
  })
  const deadline = Date.now() + GIVE_UP_MS
  for (let attempt = number; Date.now() < deadline; attempt += 1) {
    const all = addresses()
    const started = performance.now()
    try {
      const response = await fetch(`${all[attempt % all.length]}/api/demo-requests`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
        body,
        signal: AbortSignal.timeout(5000),
      })
      if (response.status === 202) {
        const { reference } = (await response.json()) as { reference: string }
        return { reference, ms: performance.now() - started }
      }
      await response.arrayBuffer()
    } catch {}
    onFailure()
    await sleep(50 + Math.random() * 100)
  }
  throw new Error(`Inquiry ${number} was not accepted within ${GIVE_UP_MS} ms`)
}

/**
 * Sends `count` inquiries from `visitors` concurrent visitors.
 * @param onTaken called after each accepted inquiry
 */
export async function sendMany(
  count: number,
  visitors: number,
  addresses: () => string[],
  onTaken: (taken: number) => void | Promise<void> = () => {},
): Promise<{ promised: PromisedInquiry[]; failures: number }> {
  const promised: PromisedInquiry[] = []
  let next = 0
  let failures = 0
  const onFailure = () => {
    failures += 1
  }
  const visitor = async () => {
    while (next < count) {
      next += 1
      promised.push(await sendUntilTaken(addresses, next, onFailure))
      await onTaken(promised.length)
    }
  }
  await Promise.all(Array.from({ length: visitors }, visitor))
  return { promised, failures }
}
