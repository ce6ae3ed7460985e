import { createHash, timingSafeEqual } from 'node:crypto'
import { type RequestHandler, Router } from 'express'
import { errorCode } from '../log.ts'
import type { Outbox } from '../outbox/Outbox.ts'
import { HttpProblem } from './HttpProblem.ts'

export interface HealthOptions {
  outbox: Outbox
  /** True once the server was told to end. */
  isStopping: () => boolean
  /** Lets a collector read the metrics; without it no one can. */
  metricsToken: string | undefined
}

/** `/healthz` (the process answers), `/readyz` (an enquiry could be stored), `/metrics` (Prometheus text). */
export function healthRoutes(options: HealthOptions): Router {
  const router = Router({ strict: true, caseSensitive: true })
  router.use(['/healthz', '/readyz', '/metrics'], (_request, response, next) => {
    response.set('Cache-Control', 'no-store')
    next()
  })
  router.get('/healthz', (_request, response) => void response.json({ status: 'ok' }))
  router.get('/readyz', readiness(options))
  router.get('/metrics', mayReadMetrics(options.metricsToken), metrics(options))
  return router
}

/** An outage of the mail server is no reason to send visitors away: enquiries are still stored. */
function readiness({ outbox, isStopping }: HealthOptions): RequestHandler {
  return async (_request, response) => {
    if (isStopping()) throw new HttpProblem(503, 'The server is stopping.')
    try {
      await outbox.checkWritable()
    } catch (error) {
      throw new HttpProblem(503, `Enquiries cannot be stored (${errorCode(error)}).`)
    }
    response.json({ status: 'ok' })
  }
}

/**
 * Numbers of enquiries are business figures, so only who knows the token may ask: where a request comes from says nothing
 * behind a proxy.
 */
function mayReadMetrics(token: string | undefined): RequestHandler {
  return (request, _response, next) => {
    const knows = token !== undefined && isSame(request.headers.authorization ?? '', `Bearer ${token}`)
    next(knows ? undefined : new HttpProblem(404, 'There is nothing at this address.'))
  }
}

/** Compares texts in a time that tells nothing about them. */
function isSame(given: string, wanted: string): boolean {
  const [a, b] = [given, wanted].map((text) => createHash('sha256').update(text).digest())
  return a !== undefined && b !== undefined && timingSafeEqual(a, b)
}

function metrics({ outbox }: HealthOptions): RequestHandler {
  return async (_request, response) => {
    const {
      waiting,
      oldestWaitingMs = 0,
      held,
      corrupt,
    } = await outbox.stats().catch((error) => {
      throw new HttpProblem(503, `The outbox cannot be read (${errorCode(error)}).`)
    })
    const lines = [
      ['outbox_waiting', 'Enquiries that wait for delivery.', waiting],
      [
        'outbox_oldest_waiting_seconds',
        'Age of the oldest waiting enquiry.',
        Math.max(0, Math.round(oldestWaitingMs / 1000)),
      ],
      ['outbox_held', 'Enquiries that wait for a person.', held],
      ['outbox_corrupt', 'Files that were set aside as unreadable.', corrupt],
      ['process_resident_memory_bytes', 'Memory of the server.', process.memoryUsage.rss()],
    ].map(([name, help, value]) => `# HELP ${name} ${help}\n# TYPE ${name} gauge\n${name} ${value}\n`)
    response.type('text/plain; version=0.0.4; charset=utf-8').send(lines.join(''))
  }
}
