import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http'
import { dataHeaders } from '#content/schema/responseHeaders.ts'
import { answerInTurn } from './answerInTurn.ts'
import { limitConnections } from './limitConnections.ts'
import { PROBLEM_TYPE, problemBody } from './problem.ts'

export interface HttpServerOptions {
  /** Connections that one address may have at a time; 0 is no limit. */
  connectionsPerAddress: number
  /** A client that has taken nothing of an answer for this long, and for no more than twice as long, is cut. */
  stalledMs?: number
}

const STATUS_OF_CODE: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
}
/** Room for visitors beside a thousand slow ones, until those are cut. */
const MOST_CONNECTIONS = 2000

/** An HTTP server that gives slow, greedy, deaf and broken clients short shrift. It does not listen yet. */
export function createHttpServer(
  listener: RequestListener,
  { connectionsPerAddress, stalledMs = 10_000 }: HttpServerOptions,
): Server {
  const answering = answerInTurn(listener)
  const server = createServer(
    {
      headersTimeout: 10_000,
      // Checked every five seconds, so no one holds a connection for more than twenty.
      requestTimeout: 15_000,
      connectionsCheckingInterval: 5_000,
      keepAliveTimeout: 5_000,
      maxHeaderSize: 16 * 1024,
      // Both are checked where a refusal gets the headers of every answer.
      requireHostHeader: false,
    },
    answering,
  )
  server.maxHeadersCount = 0
  server.on('checkExpectation', answering)
  server.maxConnections = MOST_CONNECTIONS
  limitConnections(server, connectionsPerAddress)
  server.setTimeout(stalledMs, (socket) => {
    // Whoever is still sending a request has the limits above, and an answer may take its time to begin.
    const isBetweenRequests = socket.timeout !== stalledMs
    if (isBetweenRequests || socket.writableLength > 0) socket.destroy()
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy()
    const status = STATUS_OF_CODE[error.code ?? ''] ?? 400
    const body = problemBody({ status, detail: 'The request could not be read.' })
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
