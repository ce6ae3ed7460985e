import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import { editorHeaders } from '#content/schema/editorHeaders.ts'
import { listFiles } from '../build/listFiles.ts'
import { EDITOR_PATH } from './buildEditor.ts'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.png': 'image/png',
}

/** Serves the built editor on loopback with the policy it has on a site. */
export async function serveEditor(folder: string, port: number): Promise<Server> {
  const files = new Map(
    listFiles(folder).map((file) => [EDITOR_PATH + path.posix.relative(folder, file), file]),
  )
  const page = readFileSync(path.join(folder, 'index.html'), 'utf8')
  const server = createServer((request, response) => {
    // Not resolved against a base, where an address such as `//` is invalid.
    const pathname = (request.url ?? '/').split('?', 1)[0] ?? '/'
    if (pathname === '/' || pathname === EDITOR_PATH.slice(0, -1)) {
      response.writeHead(302, { Location: EDITOR_PATH }).end()
      return
    }
    const file = files.get(pathname === EDITOR_PATH ? `${EDITOR_PATH}index.html` : pathname)
    if (!file || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end()
      return
    }
    const type = TYPES[path.extname(file)] ?? 'application/octet-stream'
    response.writeHead(200, {
      ...editorHeaders(page, { https: false }),
      'Content-Type': type,
      'Cache-Control': 'no-cache',
    })
    response.end(readFileSync(file))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, 'localhost', resolve)
  })
  return server
}
