import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { Webhook } from 'standardwebhooks'
import { errorCode, type Log } from '../log.ts'
import type { Channel, DeliveryFailure } from './Channel.ts'
import { lookupPublic, refusePrivateHost } from './privateAddresses.ts'
import { webhookBody } from './webhookBody.ts'

interface WebhookOptions {
  url: string
  /** `whsec_` and base64, as the Standard Webhooks specification writes it. */
  secret: string
  /** Whether the receiver may have an address that the public can't reach. */
  mayBePrivate: boolean
  siteUrl: string | undefined
  log: Log
}

/** As long as the specification recommends. */
const GIVE_UP_AFTER_MS = 5 * 24 * 3_600_000
const TIMEOUT_MS = 20_000
/** The receiver wants no more of them. */
const GONE = 410
/** The receiver can take nothing at the moment, and says so. */
const BUSY = new Set([429, 502, 503, 504])

/**
 * Creates the channel that posts inquiries as signed JSON (https://www.standardwebhooks.com). At least once: copies have the
 * same id and the same body.
 */
export function webhookChannel(options: WebhookOptions): Channel {
  const { url, secret, log } = options
  const signer = new Webhook(secret)
  let isStopped = false
  return {
    name: 'webhook',
    receiver: 'webhook',
    giveUpAfterMs: GIVE_UP_AFTER_MS,
    atEnd: 'hold',
    isStopped: () => isStopped,
    async send(inquiry, { signal }) {
      const id = `msg_${inquiry.id}`
      const body = webhookBody(inquiry, options.siteUrl)
      const sentAt = new Date()
      const answer = await post(options, body, signal, {
        'content-type': 'application/json',
        'user-agent': 'inquiry-webhook/1',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
        'webhook-signature': signer.sign(id, sentAt, body),
      })
      if (typeof answer === 'object') return answer
      if (answer >= 200 && answer < 300) return
      const code = String(answer)
      if (answer === GONE) {
        isStopped = true
        log.alarm('webhook stopped', { host: new URL(url).hostname, code })
        return { kind: 'hold', code, why: 'gone' }
      }
      const why = answer >= 300 && answer < 400 ? 'redirect' : 'refused'
      return { kind: BUSY.has(answer) ? 'unreachable' : 'later', code, why }
    },
  }
}

/** @returns the status of the answer, whose body isn't read, or why there is none */
function post(
  { url, mayBePrivate }: WebhookOptions,
  body: string,
  signal: AbortSignal,
  headers: Record<string, string>,
): Promise<number | DeliveryFailure> {
  const request = url.startsWith('https:') ? httpsRequest : httpRequest
  return new Promise<number>((resolve, reject) => {
    if (!mayBePrivate) refusePrivateHost(url)
    const sending = request(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      signal,
      agent: false,
      ...(mayBePrivate ? {} : { lookup: lookupPublic }),
    })
    // Not a signal of its own: Node 20 forgets one that is combined with another, and the attempt would never end.
    const timer = setTimeout(
      () => sending.destroy(Object.assign(new Error(), { code: 'ETIMEDOUT' })),
      TIMEOUT_MS,
    )
    sending.on('close', () => clearTimeout(timer))
    sending.on('error', reject)
    sending.on('response', (response) => {
      resolve(response.statusCode ?? 0)
      response.destroy()
    })
    sending.end(body)
  }).catch((error) => ({ kind: 'unreachable', code: errorCode(error), why: 'unreachable' }))
}
