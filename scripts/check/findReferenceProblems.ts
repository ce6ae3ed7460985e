import { statSync } from 'node:fs'
import path from 'node:path'
import { type BuiltPage, isNotFoundPage } from '../build/builtPage.ts'
import { type Reference, readReferences } from './readReferences.ts'

export interface SiteToCheck {
  /** Build folder, such as `dist/client`. */
  client: string
  pages: BuiltPage[]
  /** Absolute address of the site without a trailing slash; addresses below it are internal. */
  origin: string
  /** Paths served by the server without a file. */
  endpoints: readonly string[]
}

/** Finds dead links in the build, and resources loaded from other hosts. */
export function findReferenceProblems(site: SiteToCheck): string[] {
  const idsByRoute = new Map(
    site.pages.filter((page) => !isNotFoundPage(page)).map((page) => [page.route, idsOf(page)]),
  )
  const problems = site.pages.flatMap(referencesOf).flatMap((reference) => {
    const reason = problemOf(reference, site, idsByRoute)
    return reason ? [`${reference.from}: ${reference.url} ${reason}`] : []
  })
  return [...new Set(problems)]
}

/** A reference and the page that contains it. */
type LocatedReference = Reference & { from: string }

/** The references in a page, except for the absolute ones in the head of a 404 page, which has no address of its own. */
const referencesOf = (page: BuiltPage): LocatedReference[] =>
  readReferences(page.root)
    .filter(({ kind }) => kind !== 'meta' || !isNotFoundPage(page))
    .map((reference) => ({ ...reference, from: page.route }))

function problemOf(
  { url, kind, from }: LocatedReference,
  site: SiteToCheck,
  idsByRoute: Map<string, Set<string>>,
): string | undefined {
  const target = new URL(url, site.origin + from)
  if (['mailto:', 'tel:', 'data:'].includes(target.protocol)) return undefined
  if (target.origin !== site.origin) return kind === 'load' ? 'is loaded from another host' : undefined

  const route = decodeURIComponent(target.pathname)
  if (site.endpoints.includes(route)) return undefined
  const ids = idsByRoute.get(route)
  const anchor = decodeURIComponent(target.hash.slice(1))
  if (ids) return !anchor || ids.has(anchor) ? undefined : `leads to no element with the id "${anchor}"`
  return isFile(path.join(site.client, route)) ? undefined : 'leads nowhere'
}

const idsOf = (page: BuiltPage) => new Set(page.root.querySelectorAll('[id]').map((element) => element.id))
const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile()
