import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentDir } from './contentDir.ts'

/** An old address and the one that takes its place. */
export interface Redirect {
  from: string
  to: string
}

/** The file of a content folder that lists them. */
export const redirectsFile = (dir = contentDir()) => join(dir, 'redirects.yaml')

const PAIR = /^(["']?)(.*?)\1:(?:\s+(["']?)(.*?)\3)?$/
const COMMENT = /(?:^|\s)#\s.*$|^#.*$/

/**
 * The redirects of a content folder, as they are written, with their lines; none without the file.
 * @returns with a line that holds no pair as it stands, in `unread`
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
