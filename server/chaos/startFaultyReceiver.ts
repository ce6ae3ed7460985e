import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface FaultyReceiver {
  url: string
  /** Bodies of what it has answered with success, or taken before the connection broke, by the id in the header. */
  taken: Map<string, Set<string>>
  calm(): void
  stop(): void
}

/** Starts a receiver of webhooks that refuses, is busy, redirects, hangs up or never answers a third of the time. */
export async function startFaultyReceiver(faulty: boolean): Promise<FaultyReceiver> {
  const taken = new Map<string, Set<string>>()
  let calm = !faulty
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const fault = calm ? 1 : Math.random()
    if (fault < 0.08) return void response.writeHead(500).end()
    if (fault < 0.14) return void response.writeHead(503).end()
    if (fault < 0.18) return void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()
    if (fault < 0.26) return void request.socket.destroy()
    const id = String(request.headers['webhook-id'])
    taken.set(id, (taken.get(id) ?? new Set()).add(body))
    if (fault < 0.32) return void request.socket.destroy()
    if (fault < 0.33) return
    response.writeHead(204).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    taken,
    calm: () => {
      calm = true
    },
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
