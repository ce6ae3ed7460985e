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

/** Where a link to each page leads, by its path: there, or to the list of its kind while it isn't public. */
type Targets = ReadonlyMap<string, string>

const known = new Map<string, Targets>()

/**
 * Resolves an address in the copy: a path with or without query and anchor, an anchor alone, or a download. An article or a module that
 * isn't public leads to its list, so that unpublishing one holds up nothing else.
 * @returns the address to link to, or all known paths when there is no such page
 */
export function resolveAddress(href: string): { path: string } | { known: string[] } {
  const [path = ''] = href.split(/[?#]/)
  if (path === '' && href.startsWith('#')) return { path: href }
  const key = [contentDir(), today(), showsUnpublished(), process.env.CONTENT_LEFT_OUT].join('\0')
  const targets = known.get(key) ?? findTargets()
  known.set(key, targets)
  const target = targets.get(path)
  if (target === undefined) return { known: [...targets.keys()] }
  return { path: target === path ? href : target }
}

/** An address in a text or a redirect as `resolveAddress` resolves it; an unknown one stays as it is. */
export function publicAddress(href: string): string {
  const resolved = resolveAddress(href)
  return 'path' in resolved ? resolved.path : href
}

/** A text whose links to what isn't public lead to the list of its kind. */
export const linkToPublic = <Block extends ArticleBlock>(blocks: readonly Block[]): Block[] =>
  JSON.parse(JSON.stringify(blocks), (key, value) => (key === 'href' ? publicAddress(value) : value))

function findTargets(): Targets {
  const shown = new Set([
    ...modules.list().map(({ slug }) => modulePath(slug)),
    ...articles.list().map(({ id }) => articlePath(id)),
  ])
  return new Map([
    ...staticRoutes.map((path) => [path, path] as const),
    ...readRedirects().map(({ from }) => [from, from] as const),
    ...Object.values(downloads).map(({ href }) => [href, href] as const),
    ...[...landingFiles()].map(
      ([name, isPublic]) => [landingPath(name), isPublic ? landingPath(name) : paths.home] as const,
    ),
    // A page stands below the list of its kind.
    ...[...modules.examine(), ...articles.examine()].map(
      ({ path }) => [path, shown.has(path) ? path : dirname(path)] as const,
    ),
  ])
}
