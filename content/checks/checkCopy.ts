import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { ContentError, type Problem } from '../collections/ContentError.ts'
import { readText, shownPath } from '../collections/contentFiles.ts'
import { landingFiles } from '../collections/landingFiles.ts'
import { readCopy } from '../collections/readCopy.ts'
import { listAbove } from '../collections/resolveAddress.ts'
import { copyFiles } from '../schema/copyFiles.ts'
import { landingPage } from '../schema/landing.ts'
import { slugProblem } from '../schema/slugify.ts'
import type { EntryLinks } from './checkLinks.ts'

/** The names of the files of copy in a content folder. */
const copyIn = (dir: string): string[] =>
  [...Object.keys(copyFiles), ...[...landingFiles(dir).keys()].map((name) => `landing/${name}`)].filter(
    (name) => existsSync(join(dir, `${name}.yaml`)),
  )

/** Bold text and links in Markdown. */
const MARKDOWN = /\*\*[^*]+\*\*|\[[^\]]+\]\([^)]*\)/

/** Finds the mistakes in every file of copy of a content folder, and Markdown, which these show as it is written. */
export const checkCopy = (dir: string): Problem[] =>
  copyIn(dir).flatMap((name) => {
    const path = join(dir, `${name}.yaml`)
    const file = shownPath(path)
    try {
      readCopy(name, copyFiles[name]?.schema ?? landingPage)
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      return [...error.problems]
    }
    const message = copyFiles[name] ? undefined : slugProblem(basename(name), '.yaml')
    if (message) return [{ file, message }]
    return readText(path)
      .split('\n')
      .flatMap((text, at) => {
        const [found] = MARKDOWN.exec(text) ?? []
        const message = `"${found}" is shown as it is written. Only articles and modules have bold text and links in their text.`
        return found ? [{ file, line: at + 1, message, isWarning: true }] : []
      })
  })

/** The links in files of copy to pages, and to entries that may be deleted. Their schemas have refused all others. */
export const copyLinks = (dir: string, pages: ReadonlyMap<string, string>): EntryLinks[] =>
  copyIn(dir).map((name) => {
    const file = join(dir, `${name}.yaml`)
    const paths = readText(file).match(/\/[\w/-]+/g) ?? []
    return { file, path: file, from: '', hrefs: paths.filter((path) => pages.has(path) || listAbove(path)) }
  })
