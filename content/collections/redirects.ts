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

const PAIR = /^(["']?)(.*?)\1:(?:\s+(["']?)(.*?)\3)?$/
const COMMENT = /(?:^|\s)#\s.*$|^#.*$/

/**
 * Reads the redirects of a content folder without validating them.
 * @returns the redirects with their line numbers; a line that isn't a pair is in `unread`. Empty when there is no file.
 */
export function readRedirects(dir = contentDir()): (Redirect & { line: number; unread?: string })[] {
  const file = redirectsFile(dir)
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r\n?|\n/)
    .flatMap((text, at) => {
      const pair = text.replace(COMMENT, '').trim()
      if (pair === '' || pair === '---') return []
      const [, , from, , to = ''] = PAIR.exec(pair) ?? []
      return [{ line: at + 1, ...(from === undefined ? { from: '', to: '', unread: pair } : { from, to }) }]
    })
}
