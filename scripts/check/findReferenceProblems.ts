import { statSync } from 'node:fs'
import path from 'node:path'
import type { HTMLElement } from 'node-html-parser'
import { INQUIRY_ENDPOINTS } from '#content/schema/inquiryRequest.ts'
import { type BuiltPage, canonicalOf, isNotFoundPage, readBuiltPages } from '../build/builtPage.ts'

/** What addresses are looked up in. */
interface Site {
  client: string
  /** Absolute address without a trailing slash; addresses below it are internal. */
  origin: string
  idsByRoute: ReadonlyMap<string, ReadonlySet<string>>
}

/**
 * Finds dead links in a build, and resources loaded from other hosts.
 * @param client folder of the pages, such as `dist/client`
 * @throws when the home page is missing or names no canonical address
 */
export function findReferenceProblems(client: string): string[] {
  const pages = [...readBuiltPages(client)]
  const home = pages.find((page) => page.route === '/')
  const canonical = home && canonicalOf(home)
  if (!canonical) throw new Error(`${client}/index.html is missing or names no canonical address`)
  const idsByRoute = new Map(
    pages.filter((page) => !isNotFoundPage(page)).map((page) => [page.route, idsOf(page)]),
  )
  const site = { client, origin: new URL(canonical).origin, idsByRoute }
  const problems = pages.flatMap(referencesOf).flatMap((reference) => {
    const reason = problemOf(reference, site)
    return reason ? [`${reference.from}: ${reference.url} ${reason}`] : []
  })
  return [...new Set(problems)]
}

/** Paths served by the server without a file. */
const ENDPOINTS: readonly string[] = Object.values(INQUIRY_ENDPOINTS)

/** A reference and the page that contains it. */
type LocatedReference = Reference & { from: string }

/** The references in a page, except for the absolute ones in the head of a 404 page, which has no address of its own. */
const referencesOf = (page: BuiltPage): LocatedReference[] =>
  readReferences(page.root)
    .filter(({ kind }) => kind !== 'meta' || !isNotFoundPage(page))
    .map((reference) => ({ ...reference, from: page.route }))

function problemOf({ url, kind, from }: LocatedReference, site: Site): string | undefined {
  const target = new URL(url, site.origin + from)
  if (['mailto:', 'tel:', 'data:'].includes(target.protocol)) return undefined
  if (target.origin !== site.origin) return kind === 'load' ? 'is loaded from another host' : undefined

  const route = decodeURIComponent(target.pathname)
  if (ENDPOINTS.includes(route)) return undefined
  const ids = site.idsByRoute.get(route)
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
