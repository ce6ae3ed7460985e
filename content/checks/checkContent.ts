import { resolve } from 'node:path'
import { loadArticles } from '../collections/articles.ts'
import { ContentError } from '../collections/ContentError.ts'
import { contentDir } from '../collections/contentDir.ts'
import { loadModules } from '../collections/modules.ts'
import { articlePath, modulePath, staticRoutes } from '../routes.ts'
import { checkCounts } from './checkCounts.ts'
import { checkLinks } from './checkLinks.ts'
import { checkTitles } from './checkTitles.ts'

/**
 * Everything that is wrong with the collections, one line per problem: file, field, reason. Empty when all is well.
 * The specified numbers of modules and articles are held for the shipped content alone.
 * @param dir the content folder, by default `CONTENT_DIR` or "./content".
 */
export function checkContent(dir = contentDir()): string[] {
  const problems: string[] = []
  const modules = attempt(() => loadModules(dir), problems)
  const articles = attempt(() => loadArticles(dir), problems)
  if (!modules || !articles) return problems
  const known = new Set([
    ...staticRoutes,
    ...modules.map((module) => modulePath(module.slug)),
    ...articles.map((article) => articlePath(article.id)),
  ])
  problems.push(...checkTitles(modules, articles), ...checkLinks(modules, articles, known))
  if (resolve(dir) === resolve('./content')) problems.push(...checkCounts(modules, articles))
  return problems
}

function attempt<T>(load: () => T, problems: string[]): T | undefined {
  try {
    return load()
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    problems.push(...error.problems)
  }
}
