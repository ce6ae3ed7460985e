import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LineCounter, parseDocument } from 'yaml'
import { contentDir } from './contentDir.ts'

/** An old address and the one that takes its place. */
export interface Redirect {
  from: string
  to: string
}

/** The file of a content folder that lists them. */
export const redirectsFile = (dir = contentDir()) => join(dir, 'redirects.yaml')

/** The redirects of a content folder, as they are written, with their lines; none without the file. */
export function readRedirects(dir = contentDir()): (Redirect & { line: number })[] {
  const file = redirectsFile(dir)
  if (!existsSync(file)) return []
  const lineCounter = new LineCounter()
  const yaml = parseDocument(readFileSync(file, 'utf8'), {
    prettyErrors: false,
    uniqueKeys: false,
    lineCounter,
  })
  const items = (yaml.contents as { items?: readonly YamlPair[] } | null)?.items ?? []
  return items.map(({ key, value }) => ({
    from: String(key?.value ?? ''),
    to: String(value?.value ?? ''),
    line: lineCounter.linePos(key?.range?.[0] ?? 0).line,
  }))
}

interface YamlPair {
  key?: { value?: unknown; range?: readonly number[] }
  value?: { value?: unknown } | null
}
