import { z } from 'zod'
import { articles } from '../collections/articles.ts'
import type { ExaminedFile } from '../collections/Collection.ts'
import type { Problem } from '../collections/ContentError.ts'
import { contentDir, shownPath } from '../collections/contentFiles.ts'
import { landingFiles } from '../collections/landingFiles.ts'
import { modules } from '../collections/modules.ts'
import { type Publication, publicFrom, today } from '../collections/publication.ts'
import { readRedirects } from '../collections/redirects.ts'
import { downloads } from '../downloads.ts'
import { landingPath, staticRoutes } from '../routes.ts'
import { articleFrontMatter } from '../schema/article.ts'
import { moduleFrontMatter } from '../schema/module.ts'
import { MODULE_ANCHORS } from '../schema/moduleSections.ts'
import { checkCopy, copyLinks } from './checkCopy.ts'
import { checkExamples, checkTags, checkTitles } from './checkEntries.ts'
import { checkFileNames, checkPictures } from './checkFiles.ts'
import { checkLinks, internalLinks } from './checkLinks.ts'
import { checkRedirects } from './checkRedirects.ts'
import { locate } from './locate.ts'

/**
 * Checks modules, articles, redirects and every file of copy, and goes on after a problem, so that all of them are reported at
 * once.
 * @param dir the content folder, by default `CONTENT_DIR` or "./content"
 * @param drafts whether to report problems of drafts, which don't stop a build
 * @param anchorsOf the ids on a page other than a module or an article, or undefined when they aren't known
 * @returns the problems and warnings, ordered by file and line; empty when there are none
 */
export function checkContent(
  dir = contentDir(),
  drafts = true,
  anchorsOf?: (path: string) => readonly string[] | undefined,
): Problem[] {
  const allModules = modules.examine(dir).map((file) => withLinks(file, Object.values(MODULE_ANCHORS)))
  const allArticles = articles.examine(dir).map((file) => withLinks(file, headingsOf(file)))
  const all = [...allModules, ...allArticles]
  const redirects = readRedirects(dir)
  const pages = new Map([
    ...staticRoutes.map((route) => [route, ''] as const),
    ...[...landingFiles(dir).keys()].map((name) => [landingPath(name), ''] as const),
    ...all.map(({ path, from }) => [path, from] as const),
  ])
  const addresses = new Map([
    ...pages,
    ...redirects.map(({ from }) => [from, ''] as const),
    ...Object.values(downloads).map(({ href }) => [href, ''] as const),
  ])
  const found = [
    ...checkTitles(allModules),
    ...checkTitles(allArticles),
    ...checkTags(allArticles),
    ...checkExamples(allModules, examplesOf(moduleFrontMatter)),
    ...checkExamples(allArticles, examplesOf(articleFrontMatter)),
    ...checkLinks([...all, ...copyLinks(dir, pages)], addresses, anchorsOf),
  ]
  const readable = allArticles.filter((file) => file.problems.length === 0 && (drafts || !file.isDraft))
  const problems = [
    ...all.flatMap((file) => file.problems),
    ...found.map(locate),
    ...checkFileNames(dir),
    ...checkPictures(
      readable,
      allArticles.map(({ slug }) => slug),
      dir,
    ),
    ...checkRedirects(redirects, pages),
    ...checkCopy(dir),
  ]
  return sortProblems(problems, all).filter(({ state }) => drafts || state !== 'draft')
}

const withLinks = <Matter>(file: ExaminedFile<Matter>, anchors: readonly string[]) => ({
  ...file,
  anchors: file.problems.length > 0 ? undefined : anchors,
  from: publicFrom({ ...(file.known as Partial<Publication>), draft: file.isDraft }),
  hrefs: internalLinks(file.blocks),
  pictures: file.blocks.flatMap((block) => (block.kind === 'picture' ? [block.file] : [])),
})

const headingsOf = ({ blocks }: Pick<ExaminedFile<unknown>, 'blocks'>) =>
  blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []))

/** The examples in a schema that are sentences; a shorter one, such as a tag, may be meant. */
const examplesOf = ({ shape }: z.ZodObject): string[] =>
  Object.values(shape)
    .flatMap((field) => stringsIn(z.globalRegistry.get(field)?.examples))
    .filter((text) => text.length >= 60)

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : []
}

/** Sorts problems by file and line, and adds the state of files that aren't public. */
function sortProblems(
  problems: readonly Problem[],
  files: readonly { file: string; isDraft: boolean; from: string }[],
): Problem[] {
  const byPath = new Map(files.map((file) => [shownPath(file.file), file]))
  const stateOf = ({ file }: Problem): Pick<Problem, 'state'> => {
    const { isDraft = false, from = '' } = byPath.get(file) ?? {}
    if (isDraft) return { state: 'draft' }
    return from > today() ? { state: 'scheduled' } : {}
  }
  return problems
    .map((problem) => ({ ...problem, ...stateOf(problem) }))
    .sort((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0))
}
