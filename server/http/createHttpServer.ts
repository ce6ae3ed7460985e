import { createServer, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Env } from '../env.ts'
import { visitorKey } from './visitorKey.ts'

/** Longer than load balancers keep idle connections, usually 60 s: a form that is sent on one the server has just closed fails. */
const PROXY_KEEP_ALIVE_MS = 75_000

/** Leaves room for visitors beside a thousand slow clients, until those are disconnected. */
const MAX_CONNECTIONS = 2000

/** Creates an HTTP server with limits for slow, greedy and broken clients. It doesn't listen yet. */
export function createHttpServer(
  listener: RequestListener,
  { TRUST_PROXY, CONNECTIONS_PER_ADDRESS }: Pick<Env, 'TRUST_PROXY' | 'CONNECTIONS_PER_ADDRESS'>,
): Server {
  const isBehindProxy = TRUST_PROXY > 0
  const server = createServer(
    {
      headersTimeout: 10_000,
      // Checked every five seconds, so that no client sends one request for more than twenty.
      requestTimeout: 15_000,
      connectionsCheckingInterval: 5_000,
      keepAliveTimeout: isBehindProxy ? PROXY_KEEP_ALIVE_MS : 5_000,
      maxHeaderSize: 16 * 1024,
    },
    refusePipelining(listener),
  )
  server.maxHeadersCount = 64
  server.maxRequestsPerSocket = 1000
  server.maxConnections = MAX_CONNECTIONS
  // Without a byte sent or received.
  server.timeout = 20_000
  // All connections come from the proxy then.
  if (!isBehindProxy) limitConnections(server, CONNECTIONS_PER_ADDRESS)
  return server
}

/**
 * Disconnects a client that sends more than one request before it has read the last response, which browsers don't.
 * Node would handle all of them at once: a client that never reads could fill memory with a few hundred bytes. One may
 * be early and waits: a client has all of a file before the stream that sent it notices its end.
 */
function refusePipelining(listener: RequestListener): RequestListener {
  const busy = new WeakSet<Socket>()
  const early = new WeakMap<Socket, () => void>()
  const answer: RequestListener = (request, response) => {
    const { socket } = request
    busy.add(socket)
    response.on('close', () => {
      busy.delete(socket)
      const next = early.get(socket)
      early.delete(socket)
      if (!socket.destroyed) next?.()
    })
    listener(request, response)
  }
  return (request, response) => {
    const { socket } = request
    if (early.has(socket)) socket.destroy()
    else if (busy.has(socket)) early.set(socket, () => answer(request, response))
    else answer(request, response)
  }
}

/**
 * Refuses connections beyond the limit of an address, so that no client can use up all connections.
 * @param most maximum per address; 0 means no limit
 */
function limitConnections(server: Server, most: number): void {
  if (most === 0) return
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const key = visitorKey(socket.remoteAddress)
    const count = (open.get(key) ?? 0) + 1
    if (count > most) return void socket.destroy()
    open.set(key, count)
    socket.once('close', () => {
      const left = (open.get(key) ?? 1) - 1
      if (left === 0) open.delete(key)
      else open.set(key, left)
    })
  })
}
