import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { createSecureServer } from 'node:http2'
import type { AddressInfo, Socket } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { cacheControl } from '#content/schema/responseHeaders.ts'
import type { Certificate } from '../testing/makeCertificate.ts'

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

export interface ServeOptions {
  /** Additional HTML pages, by path. */
  added?: ReadonlyMap<string, string>
  /** Called for every file. */
  onSent?: (path: string, bytes: number) => void
  /** Serves HTTP/2 over TLS with it; otherwise plain HTTP/1.1, because browsers use HTTP/2 only over TLS. */
  certificate?: Certificate
}

/** What the responses of both protocols have in common. */
interface AnyResponse {
  writeHead(status: number, headers?: Record<string, string>): unknown
  end(content?: string | Uint8Array): unknown
}

/**
 * Serves a built site on loopback as a static host would, with its compressed copies.
 * @returns its origin, and `close`
 */
export async function serveFolder(
  folder: string,
  { added = new Map(), onSent, certificate }: ServeOptions = {},
): Promise<{ origin: string; close: () => void }> {
  // Beforehand, like the files: otherwise these pages would seem slower.
  const pages = new Map([...added].map(([path, html]) => [path, brotliCompressSync(html)]))
  const respond = ({ url = '/' }: { url?: string }, response: AnyResponse) => {
    const path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname))
    const page = pages.get(path)
    if (page !== undefined) {
      response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Encoding': 'br' })
      response.end(page)
      return
    }
    const file = [join(folder, path), join(folder, path, 'index.html')].find(
      (name) => existsSync(name) && statSync(name).isFile(),
    )
    if (!file) {
      response.writeHead(404)
      response.end()
      return
    }
    const compressed = existsSync(`${file}.br`)
    const content = readFileSync(compressed ? `${file}.br` : file)
    onSent?.(path, content.length)
    response.writeHead(200, {
      'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
      'Cache-Control': cacheControl(path),
      ...(compressed ? { 'Content-Encoding': 'br' } : {}),
    })
    response.end(content)
  }
  const server = certificate
    ? createSecureServer({ key: certificate.key, cert: certificate.certificate, allowHTTP1: true }, respond)
    : createServer(respond)
  const connections = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    connections.add(socket.on('close', () => connections.delete(socket)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `${certificate ? 'https' : 'http'}://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close()
      for (const socket of connections) socket.destroy()
    },
  }
}
