import { statSync } from 'node:fs'
import path from 'node:path'
import type { HTMLElement } from 'node-html-parser'
import { type BuiltPage, isNotFoundPage } from '../build/builtPage.ts'

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

interface Reference {
  /** As written. */
  url: string
  /** `link`: followed by people. `load`: fetched by the browser with the page. `meta`: read by other programs, absolute. */
  kind: 'link' | 'load' | 'meta'
}

const ATTRIBUTES = ['href', 'src', 'action', 'poster', 'srcset', 'imagesrcset']
const META = 'meta[property="og:image"], meta[property="og:url"]'
/** `rel` values whose URL the browser doesn't fetch. Canonical URLs must be absolute. */
const NOTED: Record<string, Reference['kind']> = { canonical: 'meta', alternate: 'link', me: 'link' }

/** Lists all URLs in a page: in links, forms, images, scripts, styles and head tags. */
function readReferences(root: HTMLElement): Reference[] {
  const inAttributes = ATTRIBUTES.flatMap((name) =>
    root.querySelectorAll(`[${name}]`).flatMap((element) => {
      const value = element.getAttribute(name) ?? ''
      const urls = name.endsWith('srcset') ? value.split(/,\s+/) : [value]
      return urls.map((url) => ({ url: url.trim().replace(/\s.*/, ''), kind: kindOf(element) }))
    }),
  )
  const inStyles = root.querySelectorAll('style').flatMap((style) => urlsOfCss(style.rawText))
  const inMeta = root.querySelectorAll(META).map((element) => element.getAttribute('content') ?? '')
  return [
    ...inAttributes,
    ...inStyles.map((url) => ({ url, kind: 'load' as const })),
    ...inMeta.map((url) => ({ url, kind: 'meta' as const })),
  ]
}

function kindOf(element: HTMLElement): Reference['kind'] {
  if (element.tagName === 'LINK') return NOTED[element.getAttribute('rel') ?? ''] ?? 'load'
  return ['A', 'FORM'].includes(element.tagName) ? 'link' : 'load'
}

/** Lists the URLs in a style sheet, except for data URLs and fragments. */
export const urlsOfCss = (css: string): string[] =>
  [...css.matchAll(/url\(\s*(['"]?)((?!data:|#)[^'")]+)\1\s*\)/g)].map(([, , url = '']) => url)
