import { readFileSync } from 'node:fs'
import { listFiles } from './listFiles.ts'

const DAY = /^(?:date|publish):\s*["']?(\d{4}-\d{2}-\d{2})/gm

/**
 * Lists content files scheduled for a later day. A build is outdated once this list changes, even if no file has.
 * Reads without parsing, because it runs at every server start.
 * @param day ISO date
 */
export function scheduledFiles(contentDir: string, day: string): string[] {
  const entries = ['modules', 'articles'].flatMap((name) => listFiles(`${contentDir}/${name}`))
  return entries.filter((file) => {
    const [, matter = ''] = readFileSync(file, 'utf8').split(/^---\s*$/m, 2)
    return [...matter.matchAll(DAY)].some(([, date = '']) => date > day)
  })
}
