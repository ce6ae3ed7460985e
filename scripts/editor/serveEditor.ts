import { readFileSync } from 'node:fs'
import path from 'node:path'
import sirv from 'sirv'
import { editorHeaders } from '#content/schema/editorHeaders.ts'
import { EDITOR_PATH } from './buildEditor.ts'

/**
 * Answers requests for the built editor with the policy that it has on a site; passes on all others.
 * @param folder holds the editor at its path
 */
export function serveEditor(folder: string) {
  const page = readFileSync(path.join(folder, EDITOR_PATH, 'index.html'), 'utf8')
  const headers = { ...editorHeaders(page, { https: false }), 'Cache-Control': 'no-cache' }
  return sirv(folder, {
    setHeaders(response) {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    },
  })
}
