import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse } from 'yaml'
import { contentDir, namesIn } from './contentFiles.ts'
import { showsUnpublished, today } from './publication.ts'

/**
 * The landing pages by name, and whether each is public today, by its dates alone: links to them are resolved before their
 * copy can be read.
 */
export function landingFiles(dir = contentDir()): Map<string, boolean> {
  const folder = join(dir, 'landing')
  const files = namesIn(folder).filter((file) => file.endsWith('.yaml'))
  return new Map(files.map((file) => [basename(file, '.yaml'), isPublic(join(folder, file))]))
}

function isPublic(file: string): boolean {
  try {
    const { draft = false, from = '', until = '9999-12-31' } = parse(readFileSync(file, 'utf8')) ?? {}
    return showsUnpublished() || (!draft && from <= today() && today() <= until)
  } catch {
    return false
  }
}
