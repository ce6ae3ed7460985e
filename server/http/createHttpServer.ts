import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { dataHeaders } from '#content/schema/responseHeaders.ts'
import { limitConnections } from './limitConnections.ts'
import { PROBLEM_TYPE, problemBody } from './problem.ts'

export interface HttpServerOptions {
  /** Maximum number of concurrent connections per address; 0 means no limit. */
  connectionsPerAddress: number
  /** How long a connection may stay without a byte being sent or received. */
  idleTimeoutMs?: number
}

const STATUS_OF_CODE: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
}
/** Leaves room for visitors beside a thousand slow clients, until those are disconnected. */
const MAX_CONNECTIONS = 2000

/** Creates an HTTP server with limits for slow, greedy and broken clients. It doesn't listen yet. */
export function createHttpServer(
  listener: RequestListener,
  { connectionsPerAddress, idleTimeoutMs = 20_000 }: HttpServerOptions,
): Server {
  const answer = refusePipelining(listener)
  const server = createServer(
    {
      headersTimeout: 10_000,
      // Checked every five seconds, so that no client sends one request for more than twenty.
      requestTimeout: 15_000,
      connectionsCheckingInterval: 5_000,
      keepAliveTimeout: 5_000,
      maxHeaderSize: 16 * 1024,
      // The application refuses what is wrong with the Host header, with the headers of every response.
      requireHostHeader: false,
    },
    answer,
  )
  server.maxHeadersCount = 64
  server.maxRequestsPerSocket = 1000
  server.maxConnections = MAX_CONNECTIONS
  server.timeout = idleTimeoutMs
  server.on('checkExpectation', answer)
  limitConnections(server, connectionsPerAddress)
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy()
    const status = STATUS_OF_CODE[error.code ?? ''] ?? 400
    const body = problemBody({ status, detail: 'The request couldn’t be read.' })
    const headers = {
      ...dataHeaders({ https: false }),
      'Content-Type': PROBLEM_TYPE,
      'Content-Length': Buffer.byteLength(body),
      Connection: 'close',
    }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
  })
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
