import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { ContentError } from './ContentError.ts'
import { contentDir } from './contentDir.ts'
import { readFields } from './readFields.ts'
import { shownPath } from './shownPath.ts'

/** The path of a copy file. A content folder may leave out those that it doesn't replace. */
export function copyPath(name: string): string {
  const own = join(contentDir(), `${name}.yaml`)
  return existsSync(own) ? own : join('content', `${name}.yaml`)
}

/**
 * Reads a file of copy, validates it, and resolves the figures, links and pictures that it names.
 *
 * A module that calls this must export values only: scripts/build/copyPlugin.ts puts them in its place in the browser.
 * @param name path below the content folder, without extension: "pages/home"
 * @throws ContentError with every problem of the file
 */
export function readCopy<Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> {
  const file = copyPath(name)
  const text = readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
  const { data, problems } = readFields(text, schema)
  if (problems.length > 0)
    throw new ContentError(problems.map((problem) => ({ file: shownPath(file), ...problem })))
  return data as z.output<Schema>
}
