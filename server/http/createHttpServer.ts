import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http'
import { dataHeaders } from '#content/schema/responseHeaders.ts'
import { limitConnections } from './limitConnections.ts'
import { PROBLEM_TYPE, problemBody } from './problem.ts'
import { queuePipelinedRequests } from './queuePipelinedRequests.ts'

export interface HttpServerOptions {
  /** Maximum number of concurrent connections per address; 0 means no limit. */
  connectionsPerAddress: number
  /** A client that hasn't read any of a response for this long is disconnected, at the latest after twice this time. */
  stallTimeoutMs?: number
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
  { connectionsPerAddress, stallTimeoutMs = 10_000 }: HttpServerOptions,
): Server {
  const answering = queuePipelinedRequests(listener)
  const server = createServer(
    {
      headersTimeout: 10_000,
      // Checked every five seconds, so no client holds a connection for more than 20 seconds.
      requestTimeout: 15_000,
      connectionsCheckingInterval: 5_000,
      keepAliveTimeout: 5_000,
      maxHeaderSize: 16 * 1024,
      // Checked by `checkHeaders` instead, so that refusals carry the headers of every response.
      requireHostHeader: false,
    },
    answering,
  )
  server.maxHeadersCount = 0
  server.on('checkExpectation', answering)
  server.maxConnections = MAX_CONNECTIONS
  limitConnections(server, connectionsPerAddress)
  server.setTimeout(stallTimeoutMs, (socket) => {
    // A client that is still sending has the limits above, and a response may take a while to start.
    const isBetweenRequests = socket.timeout !== stallTimeoutMs
    if (isBetweenRequests || socket.writableLength > 0) socket.destroy()
  })
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
