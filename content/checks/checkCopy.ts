import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { ContentError, type Problem } from '../collections/ContentError.ts'
import { shownPath } from '../collections/contentFiles.ts'
import { landingFiles } from '../collections/landingFiles.ts'
import { readCopy } from '../collections/readCopy.ts'
import { listOf } from '../collections/resolveAddress.ts'
import { copyFiles } from '../schema/copyFiles.ts'
import { landingPage } from '../schema/landing.ts'
import { slugProblem } from '../schema/slugify.ts'
import type { EntryLinks } from './checkLinks.ts'

/** The names of the files of copy in a content folder. */
const copyIn = (dir: string): string[] =>
  [...Object.keys(copyFiles), ...[...landingFiles(dir).keys()].map((name) => `landing/${name}`)].filter(
    (name) => existsSync(join(dir, `${name}.yaml`)),
  )

/** Finds the mistakes in every file of copy of a content folder. */
export const checkCopy = (dir: string): Problem[] =>
  copyIn(dir).flatMap((name) => {
    try {
      readCopy(name, copyFiles[name]?.schema ?? landingPage)
      const message = copyFiles[name] ? undefined : slugProblem(basename(name), '.yaml')
      return message ? [{ file: shownPath(join(dir, `${name}.yaml`)), message }] : []
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      return [...error.problems]
    }
  })

/** The links in files of copy to pages, and to entries that may be deleted. Their schemas have refused all others. */
export const copyLinks = (dir: string, pages: ReadonlyMap<string, string>): EntryLinks[] =>
  copyIn(dir).map((name) => {
    const file = join(dir, `${name}.yaml`)
    const paths = readFileSync(file, 'utf8').match(/\/[\w/-]+/g) ?? []
    return { file, path: file, from: '', hrefs: paths.filter((path) => pages.has(path) || listOf(path)) }
  })
