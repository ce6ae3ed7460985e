import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
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

/** Answers requests for the built editor with the policy that it has on a site; passes on all others. */
export function serveEditor(folder: string) {
  const files = new Map(
    listFiles(folder).map((file) => [EDITOR_PATH + path.posix.relative(folder, file), file]),
  )
  const page = readFileSync(path.join(folder, 'index.html'), 'utf8')
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    // Not resolved against a base, where an address such as `//` is invalid.
    const pathname = (request.url ?? '/').split('?', 1)[0] ?? '/'
    if (pathname === EDITOR_PATH.slice(0, -1)) {
      response.writeHead(302, { Location: EDITOR_PATH }).end()
      return
    }
    const file = files.get(pathname === EDITOR_PATH ? `${EDITOR_PATH}index.html` : pathname)
    if (!file || !existsSync(file)) {
      next()
      return
    }
    response.writeHead(200, {
      ...editorHeaders(page, { https: false }),
      'Content-Type': TYPES[path.extname(file)] ?? 'application/octet-stream',
      'Cache-Control': 'no-cache',
    })
    response.end(readFileSync(file))
  }
}
