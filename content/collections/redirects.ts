import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMap, isSeq, LineCounter, parseDocument } from 'yaml'
import { articles } from './articles.ts'
import { contentDir, shownPath } from './contentFiles.ts'
import { modules } from './modules.ts'

/** An old path and the path that replaces it. */
export interface Redirect {
  from: string
  to: string
}

/** A redirect with the place where it is written. */
export interface FoundRedirect extends Redirect {
  file: string
  line?: number
}

/** The path of a content folder's redirects file. */
export const redirectsFile = (dir = contentDir()) => join(dir, 'site', 'redirects.yaml')

/**
 * Reads the redirects of a content folder without validating them: those of its file, and the former addresses of modules
 * and articles.
 */
export function readRedirects(dir = contentDir()): FoundRedirect[] {
  const renamed = [...modules.examine(dir), ...articles.examine(dir)].flatMap(
    ({ file, path, known: { formerly = [] } }) =>
      formerly.map((from) => ({ from, to: path, file: shownPath(file) })),
  )
  return [...redirectsOfFile(redirectsFile(dir)), ...renamed]
}

function redirectsOfFile(path: string): FoundRedirect[] {
  if (!existsSync(path)) return []
  const lineCounter = new LineCounter()
  const entries = parseDocument(readFileSync(path, 'utf8'), { lineCounter }).get('redirects')
  const file = shownPath(path)
  return (isSeq(entries) ? entries.items : []).filter(isMap).map((entry) => ({
    from: String(entry.get('from') ?? ''),
    to: String(entry.get('to') ?? ''),
    file,
    line: lineCounter.linePos(entry.range?.[0] ?? 0).line,
  }))
}
