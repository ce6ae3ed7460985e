import { articles } from '../collections/articles.ts'
import { ContentError, type Problem } from '../collections/ContentError.ts'
import { contentDir } from '../collections/contentDir.ts'
import { modules } from '../collections/modules.ts'
import { NEVER, publicFrom, today } from '../collections/publication.ts'
import { readRedirects, redirectsFile } from '../collections/redirects.ts'
import { shownPath } from '../collections/shownPath.ts'
import { articlePath, modulePath, staticRoutes } from '../routes.ts'
import type { Article } from '../schema/article.ts'
import { checkCopy } from './checkCopy.ts'
import { checkFixedModule } from './checkFixedModule.ts'
import { checkLinks, type EntryLinks, internalLinks } from './checkLinks.ts'
import { checkPictures, type ShownPictures } from './checkPictures.ts'
import { checkPlaces } from './checkPlaces.ts'
import { checkRedirects } from './checkRedirects.ts'
import { checkTags } from './checkTags.ts'
import { checkTitles } from './checkTitles.ts'
import { locate } from './locate.ts'

/**
 * Everything that is wrong with the collections. Empty when all is well. Every file is parsed, whatever is known of it.
 * @param dir the content folder, by default `CONTENT_DIR` or "./content".
 * @param drafts whether the problems of drafts count; they keep nobody from building the site
 */
export function checkContent(dir = contentDir(), drafts = true): Problem[] {
  const which = drafts ? 'all' : 'readable'
  const problems: Problem[] = []
  const links = new Map<string, EntryLinks>()
  const fileOfModule = fileIn(modules.files(dir))
  const fileOfArticle = fileIn(articles.files(dir))
  const pictures: ShownPictures = new Map()
  const counts = (entry: Parameters<typeof publicFrom>[0]) => drafts || publicFrom(entry) !== NEVER
  attempt(problems, () => {
    for (const module of modules.readAll(dir, which))
      links.set(module.slug, {
        path: modulePath(module.slug),
        file: fileOfModule(module.slug),
        from: publicFrom(module),
        hrefs: counts(module) ? internalLinks(module.longDescription) : [],
      })
  })
  attempt(problems, () => {
    for (const article of articles.readAll(dir, which)) {
      pictures.set(article.id, picturesOf(article))
      links.set(`${article.id}.`, {
        path: articlePath(article.id),
        file: fileOfArticle(article.id),
        from: publicFrom(article),
        hrefs: counts(article) ? internalLinks(article.blocks) : [],
        headings: article.blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : [])),
      })
    }
  })
  if (problems.length > 0) return problems
  const moduleList = modules.list(dir, which).filter(counts)
  const articleList = articles.list(dir, which).filter(counts)
  const redirects = readRedirects(dir)
  const pages = new Map([
    ...staticRoutes.map((route) => [route, ''] as const),
    ...[...links.values()].map(({ path, from }) => [path, from] as const),
  ])
  const old = new Set(redirects.map(({ from }) => from))
  const isPublicOrMoved = (path: string) => old.has(path) || (pages.get(path) ?? NEVER) <= today()
  const found = [
    ...checkTitles(moduleList.map(({ slug, title }) => [fileOfModule(slug), title])),
    ...checkTitles(articleList.map(({ id, title }) => [fileOfArticle(id), title])),
    ...checkPlaces(articleList, fileOfArticle),
    ...checkTags(articleList, fileOfArticle),
    ...checkLinks([...links.values()], [...staticRoutes, ...old]),
  ]
  return [
    ...found.map(locate),
    ...checkPictures(pictures, articles.files(dir), dir),
    ...checkRedirects(redirects, shownPath(redirectsFile(dir)), pages),
    ...checkCopy(dir, isPublicOrMoved),
    ...checkFixedModule(dir, modules.list(dir, 'public')),
  ]
}

const picturesOf = ({ blocks }: Article) =>
  blocks.flatMap((block) => (block.kind === 'picture' ? [block.file] : []))

const fileIn = (files: ReadonlyMap<string, string>) => (slug: string) => files.get(slug) ?? slug

function attempt(problems: Problem[], read: () => void): void {
  try {
    read()
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    problems.push(...error.problems)
  }
}
