import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { ContentError, type Problem } from '../collections/ContentError.ts'
import { landingFiles } from '../collections/landingFiles.ts'
import { readCopy } from '../collections/readCopy.ts'
import { copyFiles } from '../schema/copyFiles.ts'
import { landingPage } from '../schema/landing.ts'
import type { EntryLinks } from './checkLinks.ts'

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

/** The links in files of copy to pages of their own. Their schemas have refused all others. */
export const copyLinks = (dir: string, pages: ReadonlyMap<string, string>): EntryLinks[] =>
  [...Object.keys(copyFiles), ...[...landingFiles(dir).keys()].map((name) => `landing/${name}`)]
    .map((name) => join(dir, `${name}.yaml`))
    .filter((file) => existsSync(file))
    .map((file) => {
      const paths = readFileSync(file, 'utf8').match(/\/[\w/-]+/g) ?? []
      return { file, path: file, from: '', hrefs: paths.filter((path) => pages.has(path)) }
    })

function mistakesIn(dir: string, name: string, schema: z.ZodType): Problem[] {
  try {
    if (existsSync(join(dir, `${name}.yaml`))) readCopy(name, schema)
    return []
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return [...error.problems]
  }
}
