import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ContentError, type Problem } from '../collections/ContentError.ts'
import { readCopy } from '../collections/readCopy.ts'
import { copyFiles } from '../schema/copyFiles.ts'

/** Finds the mistakes in every file of copy of a content folder. */
export const checkCopy = (dir: string): Problem[] =>
  Object.entries(copyFiles).flatMap(([name, { schema }]) => {
    try {
      if (existsSync(join(dir, `${name}.yaml`))) readCopy(name, schema)
      return []
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      return error.problems
    }
  })
