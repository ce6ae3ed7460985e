import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { cacheControl } from '#content/schema/responseHeaders.ts'

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/**
 * Serves a built site on loopback as a static host would, with its compressed copies.
 * @param added additional HTML pages, by path
 * @param onSent called for every file
 * @returns its origin, and `close`
 */
export async function serveFolder(
  folder: string,
  added: ReadonlyMap<string, string> = new Map(),
  onSent?: (path: string, bytes: number) => void,
): Promise<{ origin: string; close: () => void }> {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname))
    const page = added.get(path)
    if (page !== undefined) {
      response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Encoding': 'br' })
      return response.end(brotliCompressSync(page))
    }
    const file = [join(folder, path), join(folder, path, 'index.html')].find(
      (name) => existsSync(name) && statSync(name).isFile(),
    )
    if (!file) return response.writeHead(404).end()
    response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream')
    response.setHeader('Cache-Control', cacheControl(path))
    const compressed = existsSync(`${file}.br`)
    if (compressed) response.setHeader('Content-Encoding', 'br')
    const content = readFileSync(compressed ? `${file}.br` : file)
    onSent?.(path, content.length)
    response.end(content)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
