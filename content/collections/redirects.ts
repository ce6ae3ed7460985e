import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentDir } from './contentDir.ts'

/** An old path and the path that replaces it. */
export interface Redirect {
  from: string
  to: string
}

/** The path of a content folder's redirects file. */
export const redirectsFile = (dir = contentDir()) => join(dir, 'redirects.yaml')

/** Reads the redirects of a content folder, a pair a line, with their lines, without validating them. Empty when there is no file. */
export function readRedirects(dir = contentDir()): (Redirect & { line: number })[] {
  const file = redirectsFile(dir)
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split(/\r\n?|\n/)
  return lines.flatMap((text, at) => {
    const pair = text.replace(/(?:^|\s)#.*$/, '').replace(/["']/g, '')
    const [from = '', to = ''] = pair.trim().split(/:\s+/)
    return from ? [{ from, to, line: at + 1 }] : []
  })
}
