import type { z } from 'zod'
import { ContentError } from './ContentError.ts'
import { contentFile, readText, shownPath } from './contentFiles.ts'
import { readFields } from './readFields.ts'

/**
 * Reads a file of copy, validates it, and resolves the figures, links and pictures that it names.
 *
 * A module that calls this must export values only: scripts/build/copyPlugin.ts puts them in its place in the browser.
 * @param name path below the content folder, without extension: "pages/home"
 * @throws ContentError with every problem of the file
 */
export function readCopy<Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> {
  const file = contentFile(`${name}.yaml`)
  const { known, problems } = readFields(readText(file), schema)
  if (problems.length > 0)
    throw new ContentError(problems.map((problem) => ({ file: shownPath(file), ...problem })))
  return known as z.output<Schema>
}
