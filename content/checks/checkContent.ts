import { articles } from '../collections/articles.ts'
import type { Problem } from '../collections/ContentError.ts'
import { contentDir } from '../collections/contentDir.ts'
import { modules } from '../collections/modules.ts'
import { today } from '../collections/publication.ts'
import { readRedirects, redirectsFile } from '../collections/redirects.ts'
import { shownPath } from '../collections/shownPath.ts'
import { articlePath, modulePath, staticRoutes } from '../routes.ts'
import { articleFrontMatter } from '../schema/article.ts'
import { moduleFrontMatter } from '../schema/module.ts'
import { MODULE_SECTIONS } from '../schema/moduleSections.ts'
import { checkAuthors } from './checkAuthors.ts'
import { checkCopy } from './checkCopy.ts'
import { checkDates } from './checkDates.ts'
import { checkDuplicates } from './checkDuplicates.ts'
import { checkExamples } from './checkExamples.ts'
import { checkFileNames } from './checkFileNames.ts'
import { checkFixedModule } from './checkFixedModule.ts'
import { checkLinks } from './checkLinks.ts'
import { checkPictures } from './checkPictures.ts'
import { checkPlacement } from './checkPlacement.ts'
import { checkRedirects } from './checkRedirects.ts'
import { checkTags } from './checkTags.ts'
import { checkTitles } from './checkTitles.ts'
import { type ExaminedFile, examineFiles } from './examineFiles.ts'
import { type FoundProblem, locate } from './locate.ts'
import { whyNotPublic } from './whyNotPublic.ts'

const MODULE_ANCHORS = Object.values(MODULE_SECTIONS).map(({ id }) => id)

/**
 * Checks modules, articles, redirects and the links in the copy. Parses every file without the cache, and goes on after a
 * problem, so that all of them are reported at once.
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
  const allModules = examineFiles(modules, dir, modulePath)
  const allArticles = examineFiles(articles, dir, articlePath)
  const all = [...allModules, ...allArticles]
  const counts = ({ isDraft }: { isDraft: boolean }) => drafts || !isDraft
  const moduleFiles = allModules.filter(counts)
  const articleFiles = allArticles.filter(counts)
  const files = [...moduleFiles, ...articleFiles]
  const redirects = readRedirects(dir)
  const old = new Set(redirects.map(({ from }) => from))
  const pages = new Map([
    ...staticRoutes.map((route) => [route, ''] as const),
    ...all.map(({ path, from }) => [path, from] as const),
  ])
  const texts = articles.files(dir)
  const fileOf = (id: string) => texts.get(id) ?? id
  const facts = articleFiles.map(({ slug, data }) => ({ ...data, id: slug }))
  const found: FoundProblem[] = [
    ...checkTitles(moduleFiles),
    ...checkTitles(articleFiles),
    ...checkPlacement(facts, fileOf),
    ...checkTags(facts, fileOf),
    ...checkAuthors(articleFiles),
    ...checkDuplicates(files),
    ...checkDates(moduleFiles),
    ...checkDates(articleFiles),
    ...checkExamples(moduleFiles, moduleFrontMatter),
    ...checkExamples(articleFiles, articleFrontMatter),
    ...checkLinks(
      [
        ...allModules.map((file) => ({ ...file, anchors: MODULE_ANCHORS })),
        ...allArticles.map((file) => ({ ...file, anchors: file.headings })),
      ].map((file) => (counts(file) ? file : { ...file, hrefs: [] })),
      [...staticRoutes, ...old],
      anchorsOf,
    ),
  ]
  const problems = [
    ...files.flatMap((file) => file.problems),
    ...found.map(locate),
    ...checkFileNames(dir),
    ...checkPictures(new Map(articleFiles.map((file) => [file.slug, file])), texts, dir),
    ...checkRedirects(redirects, shownPath(redirectsFile(dir)), pages),
    ...checkCopy(dir, (path) => (old.has(path) ? undefined : whyNotPublic(path, pages))),
    ...checkFixedModule(
      dir,
      allModules.filter(({ from }) => from <= today()),
    ),
  ]
  return sortProblems(problems, all)
}

/** Sorts problems by file and line, and adds the state of files that aren't public. */
function sortProblems(problems: readonly Problem[], files: readonly ExaminedFile<unknown>[]): Problem[] {
  const byPath = new Map(files.map((file, at) => [shownPath(file.file), { ...file, at }]))
  const indexOf = ({ file }: Problem) => byPath.get(file)?.at ?? files.length
  const stateOf = ({ file }: Problem): Pick<Problem, 'state'> => {
    const { isDraft = false, from = '' } = byPath.get(file) ?? {}
    if (isDraft) return { state: 'draft' }
    return from > today() ? { state: 'scheduled' } : {}
  }
  return problems
    .map((problem) => ({ ...problem, ...stateOf(problem) }))
    .sort((a, b) => indexOf(a) - indexOf(b) || (a.file === b.file ? (a.line ?? 0) - (b.line ?? 0) : 0))
}
