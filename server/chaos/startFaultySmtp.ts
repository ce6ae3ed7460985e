import { type ReceivedMail, type SinkAnswer, type SmtpSink, startSmtpSink } from '../testing/startSmtpSink.ts'
import { sleep } from './harness.ts'

/** Makes the client give up before the slow responses arrive. */
const SHORT_TIMEOUT_QUERY = '?socketTimeout=6000'
const SLOW_ANSWER_MS = 12_000

/** Faults, and the share of connections that each affects. */
const FAULTS: [share: number, answer: SinkAnswer][] = [
  [0.1, { greeting: 421 }],
  [0.15, { recipient: 451 }],
  [0.03, { recipient: 550 }],
  [0.08, { hangUp: 'before' }],
  [0.04, { data: 452 }],
  [0.1, { hangUp: 'after' }],
  [0.03, { answerAfterMs: SLOW_ANSWER_MS }],
]

export interface FaultySmtp {
  url: string
  mails: ReceivedMail[]
  ambiguous(): number
  /** Stops all faults. */
  calm(): Promise<void>
  stop(): Promise<void>
}

/** Starts an SMTP server that fails in every known way and goes down every 0.7 to 1.5 seconds. */
export async function startFaultySmtp(faulty = true): Promise<FaultySmtp> {
  const mails: ReceivedMail[] = []
  let calm = !faulty
  let ambiguous = 0
  const answer = () => (calm ? {} : drawFault(Math.random()))
  let sink: SmtpSink | undefined = await startSmtpSink({ answer, mails })
  const { url } = sink
  const port = Number(new URL(url).port)

  async function comeAndGo(): Promise<void> {
    while (!calm) {
      await sleep(700 + Math.random() * 800)
      if (calm) break
      ambiguous += await close()
      await sleep(700 + Math.random() * 800)
      sink = await startSmtpSink({ answer, mails, port })
    }
  }

  async function close(): Promise<number> {
    const closing = sink
    sink = undefined
    await closing?.close()
    return closing?.ambiguous() ?? 0
  }

  const coming = comeAndGo()
  return {
    url: faulty ? url + SHORT_TIMEOUT_QUERY : url,
    mails,
    ambiguous: () => ambiguous + (sink?.ambiguous() ?? 0),
    async calm() {
      calm = true
      await coming
      sink ??= await startSmtpSink({ answer, mails, port })
    },
    async stop() {
      calm = true
      await coming
      await close()
    },
  }
}

/** @param draw From 0 up to 1. */
function drawFault(draw: number): SinkAnswer {
  let sum = 0
  for (const [share, answer] of FAULTS) {
    sum += share
    if (draw < sum) return answer
  }
  return {}
}
