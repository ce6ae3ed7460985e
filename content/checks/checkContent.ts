import { articles } from '../collections/articles.ts'
import { ContentError } from '../collections/ContentError.ts'
import { contentDir } from '../collections/contentDir.ts'
import { modules } from '../collections/modules.ts'
import { articlePath, modulePath, staticRoutes } from '../routes.ts'
import type { Article } from '../schema/article.ts'
import type { Module } from '../schema/module.ts'
import { checkLinks, type EntryLinks, internalLinks } from './checkLinks.ts'
import { checkPlaces } from './checkPlaces.ts'
import { checkTitles } from './checkTitles.ts'

/**
 * Everything that is wrong with the collections, one line per problem: file, field, reason. Empty when all is well.
 * Every file is parsed, whatever is known of it.
 * @param dir the content folder, by default `CONTENT_DIR` or "./content".
 */
export function checkContent(dir = contentDir()): string[] {
  const problems: string[] = []
  const links = new Map<string, EntryLinks>()
  const keep = (found: EntryLinks) => links.set(found.path, found)
  const moduleList = attempt(() => {
    for (const module of modules.readAll(dir)) keep(linksOfModule(module))
    return modules.list(dir)
  }, problems)
  const articleList = attempt(() => {
    for (const article of articles.readAll(dir)) keep(linksOfArticle(article))
    return articles.list(dir)
  }, problems)
  if (!moduleList || !articleList) return problems
  const paths = [
    ...moduleList.map(({ slug }) => modulePath(slug)),
    ...articleList.map(({ id }) => articlePath(id)),
  ]
  const inOrder = paths.flatMap((path) => links.get(path) ?? [])
  problems.push(
    ...checkTitles(moduleList, articleList),
    ...checkPlaces(articleList),
    ...checkLinks(inOrder, new Set([...staticRoutes, ...paths])),
  )
  return problems
}

const linksOfModule = ({ slug, longDescription }: Module): EntryLinks => ({
  path: modulePath(slug),
  file: `content/modules/${slug}.md`,
  hrefs: internalLinks(longDescription),
})

const linksOfArticle = ({ id, blocks }: Article): EntryLinks => ({
  path: articlePath(id),
  file: `content/articles/${id}.md`,
  hrefs: internalLinks(blocks),
  headings: blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : [])),
})

function attempt<T>(load: () => T, problems: string[]): T | undefined {
  try {
    return load()
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    problems.push(...error.problems)
  }
}
