import { createHash, timingSafeEqual } from 'node:crypto'
import { type RequestHandler, Router } from 'express'
import { errorCode } from '../log.ts'
import type { ChannelStats, Outbox } from '../outbox/Outbox.ts'
import { HttpProblem } from './HttpProblem.ts'

interface HealthOptions {
  outbox: Outbox
  /** True once shutdown has begun. */
  isStopping: () => boolean
  /** Token for reading the metrics; without it they are disabled. */
  metricsToken: string | undefined
  /** Number of forms refused by the limit for all visitors. */
  refused: () => number
}

/**
 * Creates `/healthz` (the process responds), `/readyz` (an inquiry could be stored) and `/metrics` (Prometheus text).
 */
export function healthRoutes(options: HealthOptions): Router {
  const router = Router({ strict: true, caseSensitive: true })
  router.use(['/healthz', '/readyz', '/metrics'], (_request, response, next) => {
    response.set('Cache-Control', 'no-store')
    next()
  })
  router.get('/healthz', (_request, response) => void response.json({ status: 'ok' }))
  router.get('/readyz', readiness(options))
  router.get('/metrics', metrics(options))
  return router
}

/** A mail server outage doesn't affect readiness: inquiries are still stored. */
function readiness({ outbox, isStopping }: HealthOptions): RequestHandler {
  return async (_request, response) => {
    if (isStopping()) throw new HttpProblem(503, 'The server is stopping.')
    try {
      await outbox.checkWritable()
    } catch (error) {
      throw new HttpProblem(503, `Inquiries can’t be stored (${errorCode(error)}).`)
    }
    response.json({ status: 'ok' })
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * Inquiry counts are business figures, so they require the token: behind a proxy, the origin of a request says
 * nothing.
 */
function metrics({ outbox, metricsToken, refused }: HealthOptions): RequestHandler {
  return async ({ headers }, response) => {
    const isKnown = timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${metricsToken}`))
    if (!metricsToken || !isKnown) throw new HttpProblem(404, 'There is no page at this address.')
    const channels = Object.entries(
      await outbox.stats().catch((error) => {
        throw new HttpProblem(503, `The outbox can’t be read (${errorCode(error)}).`)
      }),
    )
    const perChannel = (value: (stats: ChannelStats) => number) =>
      channels.map(([name, stats]) => [`{channel="${name}"}`, value(stats)] as const)
    const figures = {
      outbox_waiting: perChannel(({ waiting }) => waiting),
      outbox_oldest_waiting_seconds: perChannel(({ oldestWaitingMs = 0 }) =>
        Math.max(0, Math.round(oldestWaitingMs / 1000)),
      ),
      outbox_held: perChannel(({ held }) => held),
      forms_refused_for_everyone: [['', refused()]],
      process_resident_memory_bytes: [['', process.memoryUsage.rss()]],
    }
    const lines = Object.entries(figures).map(([name, values]) =>
      [`# TYPE ${name} gauge\n`, ...values.map(([labels, value]) => `${name}${labels} ${value}\n`)].join(''),
    )
    response.type('text/plain; version=0.0.4; charset=utf-8').send(lines.join(''))
  }
}
