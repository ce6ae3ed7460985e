import { articlePath, modulePath, paths, staticRoutes } from '../routes.ts'
import { articles } from './articles.ts'
import { modules } from './modules.ts'
import { readRedirects } from './redirects.ts'

/**
 * Resolves an address in the copy: a path with or without query and anchor, or an anchor alone. An article or a module that
 * isn't public leads to its list, so that unpublishing one holds up nothing else.
 * @returns the address to link to, or all known paths when there is no such page
 */
export function resolveAddress(href: string): { path: string } | { known: string[] } {
  const [path = ''] = href.split(/[?#]/)
  if (path === '' && href.startsWith('#')) return { path: href }
  if (staticRoutes.includes(path) || readRedirects().some(({ from }) => from === path)) return { path: href }
  const lists = [
    { list: paths.articles, all: [...articles.files().keys()].map(articlePath), isPublic: isPublicArticle },
    { list: paths.modules, all: [...modules.files().keys()].map(modulePath), isPublic: isPublicModule },
  ]
  for (const { list, all, isPublic } of lists)
    if (all.includes(path)) return { path: isPublic(path) ? href : list }
  return { known: [...staticRoutes, ...lists.flatMap(({ all }) => all)] }
}

const isPublicArticle = (path: string) => articles.list().some(({ id }) => articlePath(id) === path)
const isPublicModule = (path: string) => modules.list().some(({ slug }) => modulePath(slug) === path)
