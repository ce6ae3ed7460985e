import { editorHeaders } from '#content/schema/editorHeaders.ts'
import {
  cacheControl,
  type HeaderOptions,
  pageHeaders,
  type ResponseHeaders,
} from '#content/schema/responseHeaders.ts'
import { type BuiltPage, isNotFoundPage } from './builtPage.ts'

/** Folders of files that are no pages; their cache rule is that of any file in them. */
const FILE_FOLDERS = ['assets', 'search', 'art', 'images', 'share', 'downloads']
const POLICY = 'Content-Security-Policy'
const HASHED = /<style\b[\s\S]*?<\/style>|<script data-entry=[\s\S]*?<\/script>/gi

interface SiteFiles {
  /** Read one after the other; none is kept. */
  pages: Iterable<Pick<BuiltPage, 'route' | 'html'>>
  /** Addresses of all other files, such as `/search/listings.manifest.json`. */
  files: string[]
  /** The editor's page, where the site has one. */
  editor?: string | undefined
}

/**
 * A `_headers` file (Netlify, Cloudflare Pages) that holds what the Express server sends. Hosts join the values of
 * all matching rules, so no header may be set by two of them: pages get their policy by section of the site, with the
 * hashes of all pages of the section, which also keeps the number of rules within Cloudflare's hundred.
 */
export function headersFile({ pages, files, editor }: SiteFiles, options: HeaderOptions): string {
  const { [POLICY]: _, ...forAll } = pageHeaders('', options)
  const rules = [rule('/*', forAll)]
  rules.push(...FILE_FOLDERS.flatMap((folder) => folderRules(folder, files)))
  for (const [section, elements] of hashedElements(pages)) {
    const headers = {
      'Cache-Control': cacheControl(section),
      [POLICY]: pageHeaders([...elements].join(''), options)[POLICY] ?? '',
    }
    rules.push(rule(section, headers))
    if (section !== '/') rules.push(rule(`${section}/*`, headers))
  }
  if (editor) rules.push(...editorRules(editor, forAll, options))
  return `${rules.join('\n\n')}\n`
}

/** What the rule for all pages does not say already. */
function editorRules(html: string, forAll: ResponseHeaders, options: HeaderOptions): string[] {
  const own = Object.entries(editorHeaders(html, options)).filter(([name]) => !(name in forAll))
  const headers = { 'Cache-Control': cacheControl('/admin/'), ...Object.fromEntries(own) }
  return [rule('/admin', headers), rule('/admin/*', headers)]
}

/** A file that must not be kept as long as its neighbours gets a second value: `no-cache` overrides a lifetime. */
function folderRules(folder: string, files: string[]): string[] {
  const usual = cacheControl(`/${folder}/a-1f0c9a7be2.svg`)
  const others = files.filter((file) => file.startsWith(`/${folder}/`) && cacheControl(file) === 'no-cache')
  return [
    rule(`/${folder}/*`, { 'Cache-Control': usual }),
    ...others.map((file) => rule(file, { 'Cache-Control': cacheControl(file) })),
  ]
}

/** The elements of each section that a policy names by their hashes, each once. The top-level not-found page has no address of its own; see `addPolicyTag`. */
function hashedElements(pages: Iterable<Pick<BuiltPage, 'route' | 'html'>>): Map<string, Set<string>> {
  const sections = new Map<string, Set<string>>()
  for (const { route, html } of pages) {
    if (route === '/404.html') continue
    const section = `/${route.split('/')[1] ?? ''}`
    const elements = sections.get(section) ?? new Set()
    for (const [element] of html.matchAll(HASHED)) elements.add(element)
    sections.set(section, elements)
  }
  return sections
}

/**
 * A not-found page with its policy inside, because a `_headers` file cannot name the addresses it is shown for.
 * Pages that have an address come back unchanged.
 */
export function addPolicyTag(page: BuiltPage, options: HeaderOptions): string {
  if (!isNotFoundPage(page)) return page.html
  // A policy in a tag cannot say who may frame the page; X-Frame-Options does.
  const policy = (pageHeaders(page.html, options)[POLICY] ?? '').replace("frame-ancestors 'none'; ", '')
  const tag = `<meta http-equiv="${POLICY}" content="${policy}">`
  return page.html.replace('<meta charset="utf-8">', (charset) => charset + tag)
}

function rule(path: string, headers: ResponseHeaders): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')
}
