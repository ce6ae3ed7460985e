import { type RequestHandler, Router } from 'express'
import { errorCode } from '../log.ts'
import type { Outbox } from '../outbox/Outbox.ts'
import { HttpProblem } from './HttpProblem.ts'

export interface HealthOptions {
  outbox: Outbox
  /** True once the server was told to end. */
  isStopping: () => boolean
  /** Lets a collector on another machine read the metrics. */
  metricsToken: string | undefined
  now: () => number
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

/** Numbers of enquiries are business figures: without a token only this machine itself may ask, not through a proxy. */
function mayReadMetrics(token: string | undefined): RequestHandler {
  return (request, _response, next) => {
    const local = /^(?:127\.|::1$|::ffff:127\.)/.test(request.socket.remoteAddress ?? '')
    const proxied = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'].some(
      (name) => name in request.headers,
    )
    const knows = token !== undefined && request.headers.authorization === `Bearer ${token}`
    next(knows || (local && !proxied) ? undefined : new HttpProblem(404, 'There is nothing at this address.'))
  }
}

function metrics({ outbox, now }: HealthOptions): RequestHandler {
  return async (_request, response) => {
    const { waiting, oldestWaiting, held, corrupt } = await outbox.stats().catch((error) => {
      throw new HttpProblem(503, `The outbox cannot be read (${errorCode(error)}).`)
    })
    const age = oldestWaiting === undefined ? 0 : Math.max(0, (now() - oldestWaiting) / 1000)
    const lines = [
      ['outbox_waiting', 'Enquiries that wait for delivery.', waiting],
      ['outbox_oldest_waiting_seconds', 'Age of the oldest waiting enquiry.', Math.round(age)],
      ['outbox_held', 'Enquiries that wait for a person.', held],
      ['outbox_corrupt', 'Files that were set aside as unreadable.', corrupt],
      ['process_resident_memory_bytes', 'Memory of the server.', process.memoryUsage.rss()],
    ].map(([name, help, value]) => `# HELP ${name} ${help}\n# TYPE ${name} gauge\n${name} ${value}\n`)
    response.type('text/plain; version=0.0.4; charset=utf-8').send(lines.join(''))
  }
}
