import { readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { parse } from 'yaml'
import { contentDir, namesIn } from './contentFiles.ts'
import { leftOut } from './leftOut.ts'
import { showsUnpublished, today } from './publication.ts'

/**
 * The landing pages by name, and whether each is public today, by its dates and by what is left out: links to them are resolved
 * before their copy can be read.
 */
export function landingFiles(dir = contentDir()): Map<string, boolean> {
  const folder = join(dir, 'landing')
  const files = namesIn(folder).filter((file) => file.endsWith('.yaml'))
  return new Map(files.map((file) => [basename(file, '.yaml'), isPublic(join(folder, file))]))
}

function isPublic(file: string): boolean {
  if (leftOut().has(resolve(file))) return false
  try {
    const { draft, from, until } = parse(readFileSync(file, 'utf8')) ?? {}
    return showsUnpublished() || (!draft && (from ?? '') <= today() && today() <= (until ?? '9999-12-31'))
  } catch {
    return false
  }
}
