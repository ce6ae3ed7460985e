import { readFileSync } from 'node:fs'
import { listFiles } from './listFiles.ts'

const DAY = /^(?:date|publish):\s*["']?(\d{4}-\d{2}-\d{2})/gm

/**
 * The files of the content that wait for a day to come. A build is out of date when one has left this list, though no file
 * has changed. Read without parsing, because it is asked whenever the server starts.
 * @param day ISO date
 */
export function scheduledFiles(contentDir: string, day: string): string[] {
  const entries = ['modules', 'articles'].flatMap((name) => listFiles(`${contentDir}/${name}`))
  return entries.filter((file) => {
    const [, matter = ''] = readFileSync(file, 'utf8').split(/^---\s*$/m, 2)
    return [...matter.matchAll(DAY)].some(([, date = '']) => date > day)
  })
}
