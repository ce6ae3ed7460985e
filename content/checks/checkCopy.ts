import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { ContentError, type Problem } from '../collections/ContentError.ts'
import { landingFiles } from '../collections/landingFiles.ts'
import { readCopy } from '../collections/readCopy.ts'
import { copyFiles } from '../schema/copyFiles.ts'
import { landingPage } from '../schema/landing.ts'

/** Finds the mistakes in every file of copy of a content folder. A landing page with mistakes is left out. */
export const checkCopy = (dir: string): Problem[] => [
  ...Object.entries(copyFiles).flatMap(([name, { schema }]) => mistakesIn(dir, name, schema)),
  ...[...landingFiles(dir).keys()].flatMap((name) =>
    mistakesIn(dir, `landing/${name}`, landingPage).map((one) => ({
      ...one,
      message: `${one.message} The page is left out.`,
      isWarning: true,
    })),
  ),
]

function mistakesIn(dir: string, name: string, schema: z.ZodType): Problem[] {
  try {
    if (existsSync(join(dir, `${name}.yaml`))) readCopy(name, schema)
    return []
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return [...error.problems]
  }
}
