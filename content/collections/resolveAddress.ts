import { dirname } from 'node:path'
import { downloads } from '../downloads.ts'
import { articlePath, landingPath, modulePath, paths, staticRoutes } from '../routes.ts'
import type { ArticleBlock } from '../schema/article.ts'
import { articles } from './articles.ts'
import { contentDir } from './contentFiles.ts'
import { landingFiles } from './landingFiles.ts'
import { modules } from './modules.ts'
import { showsUnpublished, today } from './publication.ts'
import { readRedirects } from './redirects.ts'

const known = new Map<string, ReadonlySet<string>>()

/** Where links lead whose entry isn't public or is deleted, by the folder of its address. */
const LISTS: Readonly<Record<string, string>> = {
  [paths.modules]: paths.modules,
  [paths.articles]: paths.articles,
  [dirname(landingPath('x'))]: paths.home,
}

/** The list that an address belongs to, whether or not there is such an entry; undefined for a page of another kind. */
export const listAbove = (path: string) => LISTS[dirname(path)]

/**
 * Resolves an address in the copy: a path with or without query and anchor, an anchor alone, or a download. An entry that isn't public,
 * or is deleted, leads to its list, so that taking one off the site holds up nothing else.
 * @returns the address to link to, or all known paths when there is no such page
 */
export function resolveAddress(href: string): { path: string } | { known: string[] } {
  const [path = ''] = href.split(/[?#]/)
  if (path === '' && href.startsWith('#')) return { path: href }
  const key = [contentDir(), today(), showsUnpublished(), process.env.CONTENT_LEFT_OUT].join('\0')
  const pages = known.get(key) ?? findPages()
  known.set(key, pages)
  if (pages.has(path)) return { path: href }
  const list = listAbove(path)
  return list ? { path: list } : { known: [...pages] }
}

/** An address in a text or a redirect as `resolveAddress` resolves it; an unknown one stays as it is. */
export function publicAddress(href: string): string {
  const resolved = resolveAddress(href)
  return 'path' in resolved ? resolved.path : href
}

/** A text whose links to what isn't public lead to the list of its kind. */
export const linkToPublic = <Block extends ArticleBlock>(blocks: readonly Block[]): Block[] =>
  JSON.parse(JSON.stringify(blocks), (key, value) => (key === 'href' ? publicAddress(value) : value))

const findPages = () =>
  new Set([
    ...staticRoutes,
    ...readRedirects().map(({ from }) => from),
    ...Object.values(downloads).map(({ href }) => href),
    ...[...landingFiles()].flatMap(([name, isPublic]) => (isPublic ? landingPath(name) : [])),
    ...modules.list().map(({ slug }) => modulePath(slug)),
    ...articles.list().map(({ id }) => articlePath(id)),
  ])
