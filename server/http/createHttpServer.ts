import { createServer, type RequestListener, type Server } from 'node:http'
import { PROBLEM_TYPE, problemBody } from './problem.ts'

const STATUS_OF_CODE: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
}

/** An HTTP server that gives slow, greedy and broken clients short shrift. It does not listen yet. */
export function createHttpServer(listener: RequestListener): Server {
  const server = createServer(
    {
      headersTimeout: 10_000,
      // Checked every five seconds, so nobody holds a connection for more than twenty.
      requestTimeout: 15_000,
      connectionsCheckingInterval: 5_000,
      keepAliveTimeout: 5_000,
      maxHeaderSize: 16 * 1024,
    },
    listener,
  )
  server.maxHeadersCount = 64
  // Room for visitors beside a thousand slow ones, until those are cut.
  server.maxConnections = 2000
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy()
    const status = STATUS_OF_CODE[error.code ?? ''] ?? 400
    const body = problemBody({ status, detail: 'The request could not be read.' })
    socket.end(
      `HTTP/1.1 ${status} Bad Request\r\nContent-Type: ${PROBLEM_TYPE}\r\nX-Content-Type-Options: nosniff\r\n` +
        `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    )
  })
  return server
}
