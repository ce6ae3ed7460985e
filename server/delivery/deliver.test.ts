import { expect, it, onTestFinished, vi } from 'vitest'
import { salesChannel } from '../channels/salesChannel.ts'
import type { FailureKind, Mailer } from '../mail/Mailer.ts'
import type { Claim, Outbox } from '../outbox/Outbox.ts'
import { ADDRESSES, makeInquiry } from '../testing/makeInquiry.ts'
import { memoryLog } from '../testing/memoryLog.ts'
import { createCircuitBreaker } from './createCircuitBreaker.ts'
import { deliver } from './deliver.ts'

const HOUR_MS = 3_600_000
const retry = { minMs: 15_000, maxMs: 1_800_000 }

/** Makes one attempt for an inquiry of some age. `answers` are the outcomes of the mails in turn. */
async function attempt(
  ageMs: number,
  answers: (FailureKind | 'sent')[],
  fallback?: string,
  whileSending = async () => {},
) {
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const claim: Claim = {
    id: makeInquiry('a').id,
    lease: 't',
    // Any value: it comes from the clock of another machine.
    inquiry: makeInquiry('a', { receivedAt: '2020-01-01T00:00:00.000Z' }),
    ageMs,
  }
  const recorded: string[] = []
  const sent: string[] = []
  const log = memoryLog()
  const mailer: Mailer = async (mail, recipient) => {
    await whileSending()
    const answer = answers[sent.length] ?? 'mail'
    sent.push(`${mail.subject?.startsWith('Demo request') ? 'inquiry' : 'notice'} to ${recipient}`)
    return answer === 'sent' ? undefined : { kind: answer, code: 'E 550' }
  }
  const outbox = {
    done: async () => void recorded.push('done'),
    hold: async (_claim: Claim, reason: string) => void recorded.push(`held ${reason}`),
    defer: async (_claim: Claim, delayMs: number) =>
      void recorded.push(`again in ${Math.round(delayMs / 1000)} s`),
  } as unknown as Outbox
  const breaker = createCircuitBreaker(retry)
  await deliver(claim, {
    outbox,
    channel: salesChannel({
      mailer,
      addresses: ADDRESSES,
      fallback,
      log,
    }),
    log,
    breaker,
    retry,
    signal: new AbortController().signal,
  })
  return { recorded, sent, log, room: breaker.freeSlots(0, 2) }
}

it.each([
  [0, 15],
  [60_000, 60],
  [HOUR_MS, 1800],
  [-HOUR_MS, 15],
])('tries a mail of age %d ms again after %d s', async (age, seconds) => {
  const { recorded, room } = await attempt(age, ['mail'])
  expect(recorded).toEqual([`again in ${seconds} s`])
  expect(room).toBe(2)
})

it('delays all mail while the server is down', async () => {
  expect(await attempt(HOUR_MS, ['transport'], 'boss@company.example')).toMatchObject({
    recorded: ['again in 15 s'],
    sent: ['inquiry to sales@company.example'],
    room: 0,
  })
})

it('holds a text that the server rejects, and says so in a mail without it', async () => {
  const { recorded, sent, log } = await attempt(0, ['content', 'sent', 'content'])
  expect(sent.map((line) => line.split(' ')[0])).toEqual(['inquiry', 'notice', 'inquiry'])
  expect(recorded).toEqual(['held content: E 550'])
  expect(log.events('alarm')).toEqual(['held'])
})

it('delivers when the filter was fixed in the meantime, and keeps trying when the connection broke', async () => {
  expect((await attempt(0, ['content', 'sent', 'sent'])).recorded).toEqual(['done'])
  expect((await attempt(0, ['content', 'sent', 'mail'])).recorded).toEqual(['again in 15 s'])
})

it('keeps trying when the server rejects the notice too: then the text isn’t the cause', async () => {
  expect((await attempt(0, ['content', 'content'])).recorded).toEqual(['again in 15 s'])
})

it('uses the fallback address after an hour', async () => {
  expect((await attempt(HOUR_MS - 60_000, ['mail', 'sent'], 'boss@company.example')).recorded).toEqual([
    'again in 1800 s',
  ])
  const { recorded, sent, log } = await attempt(HOUR_MS, ['mail', 'sent'], 'boss@company.example')
  expect(recorded).toEqual(['done'])
  expect(sent).toEqual(['inquiry to sales@company.example', 'inquiry to boss@company.example'])
  expect(log.events('alarm')).toEqual(['delivered to the fallback address'])
})

it.each<FailureKind>(['mail', 'transport'])('holds after five days and never drops (%s)', async (kind) => {
  expect((await attempt(120 * HOUR_MS, [kind])).recorded).toEqual([`held ${kind}: E 550`])
})

it('warns when a mail takes more than a minute', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const slow = attempt(0, ['sent'], undefined, async () => void vi.advanceTimersByTime(60_000))
  expect((await slow).log.events()).toEqual(['mail server is slow', 'delivered'])
  expect((await attempt(0, ['sent'])).log.events()).toEqual(['delivered'])
})
