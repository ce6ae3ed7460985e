import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type HTMLElement, parse } from 'node-html-parser'
import { listFiles } from './listFiles.ts'

/** A pre-rendered page. */
export interface BuiltPage {
  /** Its address, such as `/about`; for a 404 page its file, such as `/fast-track-modules/404.html`. */
  route: string
  /** Its file, relative to the build folder. */
  file: string
  html: string
  /** Parsed on first access. */
  readonly root: HTMLElement
}

/** Reads the page of a file under `folder`. */
export function readBuiltPage(folder: string, file: string): BuiltPage {
  return builtPage(file, readFileSync(path.join(folder, file), 'utf8'))
}

/** Wraps the HTML of a file as a page. */
export function builtPage(file: string, html: string): BuiltPage {
  let root: HTMLElement | undefined
  return {
    route: routeOf(file),
    file,
    html,
    get root() {
      root ??= parse(html, { comment: false, blockTextElements: { script: true, style: true } })
      return root
    },
  }
}

/**
 * Lists the HTML files under `folder` (such as `dist/client`), relative to it, except for the editor, which is an
 * app.
 */
export function listBuiltPages(folder: string): string[] {
  return listFiles(folder)
    .filter((file) => file.endsWith('.html'))
    .map((file) => path.posix.relative(folder, file))
    .filter((file) => !file.startsWith('admin/'))
}

/** Reads these pages one at a time, because they may be too many to keep. */
export function* readBuiltPages(folder: string): Generator<BuiltPage> {
  for (const file of listBuiltPages(folder)) yield readBuiltPage(folder, file)
}

/** Whether a page is a 404 page. */
export const isNotFoundPage = (page: BuiltPage) => page.file.endsWith('404.html')

/** Whether a page redirects from an old address. */
export const isRedirectPage = (page: BuiltPage) =>
  page.root.querySelector('meta[http-equiv="refresh"]') !== null

/** Whether search engines may list the page: not marked noindex, and its own canonical address. */
export function isIndexable(page: BuiltPage): boolean {
  const canonical = canonicalOf(page)
  return (
    !metaOf(page, 'name="robots"').includes('noindex') &&
    canonical !== undefined &&
    new URL(canonical).pathname === page.route
  )
}

/**
 * What a `meta` element of a page says; empty if there is none.
 * @param attribute such as `name="description"`
 */
export const metaOf = (page: BuiltPage, attribute: string) =>
  page.root.querySelector(`meta[${attribute}]`)?.getAttribute('content') ?? ''

/** The absolute canonical address, if the page has one. */
export function canonicalOf(page: BuiltPage): string | undefined {
  return page.root.querySelector('link[rel="canonical"]')?.getAttribute('href')
}

function routeOf(file: string): string {
  if (file === 'index.html') return '/'
  return file.endsWith('/index.html') ? `/${file.slice(0, -'/index.html'.length)}` : `/${file}`
}
