import { editorHeaders } from '#content/schema/editorHeaders.ts'
import { cacheControl, pageHeaders, type ResponseHeaders } from '#content/schema/responseHeaders.ts'
import { type BuiltPage, isNotFoundPage } from './builtPage.ts'

/** Folders without pages; all their files share a cache rule. */
const FILE_FOLDERS = ['assets', 'search', 'art', 'images', 'share', 'downloads']
const POLICY = 'Content-Security-Policy'
const HTTPS = { https: true }
const LISTED =
  /<style\b[\s\S]*?<\/style>|<script data-entry=[\s\S]*?<\/script>|<meta name="(?:analytics|endpoints)"[^>]*>/gi

interface SiteFiles {
  /** Read one at a time; none is kept. */
  pages: Iterable<Pick<BuiltPage, 'route' | 'html'>>
  /** Addresses of all other files, such as `/search/listings.manifest.json`. */
  files: string[]
  /** The editor page, if there is one. */
  editor?: string | undefined
}

/**
 * Builds a `_headers` file (Netlify, Cloudflare Pages) with the headers of the Express server. Hosts join the values
 * of all matching rules, so no header may be set by two of them: pages get their policy by section of the site, with
 * the hashes of all pages of the section, which also keeps the number of rules within Cloudflare's limit of 100.
 */
export function headersFile({ pages, files, editor }: SiteFiles): string {
  const { [POLICY]: _, ...forAll } = pageHeaders('', HTTPS)
  const rules = [rule('/*', forAll)]
  rules.push(...FILE_FOLDERS.flatMap((folder) => folderRules(folder, files)))
  for (const [section, elements] of listedElements(pages)) {
    const headers = {
      'Cache-Control': cacheControl(section),
      [POLICY]: pageHeaders([...elements].join(''), HTTPS)[POLICY] ?? '',
    }
    rules.push(rule(section, headers))
    if (section !== '/') rules.push(rule(`${section}/*`, headers))
  }
  if (editor) rules.push(...editorRules(editor, forAll))
  return `${rules.join('\n\n')}\n`
}

/** Only what the rule for all pages doesn't already set. */
function editorRules(html: string, forAll: ResponseHeaders): string[] {
  const own = Object.entries(editorHeaders(html, HTTPS)).filter(([name]) => !(name in forAll))
  const headers = { 'Cache-Control': cacheControl('/admin/'), ...Object.fromEntries(own) }
  return [rule('/admin', headers), rule('/admin/*', headers)]
}

/** A file with a shorter lifetime than its neighbors gets a second value: `no-cache` overrides a lifetime. */
function folderRules(folder: string, files: string[]): string[] {
  const usual = cacheControl(`/${folder}/a-1f0c9a7be2.svg`)
  const others = files.filter((file) => file.startsWith(`/${folder}/`) && cacheControl(file) === 'no-cache')
  return [
    rule(`/${folder}/*`, { 'Cache-Control': usual }),
    ...others.map((file) => rule(file, { 'Cache-Control': cacheControl(file) })),
  ]
}

/**
 * The distinct elements of each section that a policy depends on. The top-level 404 page has no address of its
 * own; see `addPolicyTag`.
 */
function listedElements(pages: Iterable<Pick<BuiltPage, 'route' | 'html'>>): Map<string, Set<string>> {
  const sections = new Map<string, Set<string>>()
  for (const { route, html } of pages) {
    if (route === '/404.html') continue
    const section = `/${route.split('/')[1] ?? ''}`
    const elements = sections.get(section) ?? new Set()
    for (const [element] of html.matchAll(LISTED)) elements.add(element)
    sections.set(section, elements)
  }
  return sections
}

/**
 * Adds the policy to a 404 page, because a `_headers` file can't list the addresses it is shown for. Other pages are
 * returned unchanged.
 */
export function addPolicyTag(page: BuiltPage): string {
  if (!isNotFoundPage(page)) return page.html
  // Also sent over HTTP, where WebKit would look for the page's own files over HTTPS.
  const headers = pageHeaders(page.html, { https: false })
  // A policy in a meta tag can't set frame-ancestors; X-Frame-Options does.
  const policy = (headers[POLICY] ?? '').replace("frame-ancestors 'none'; ", '')
  const tag = `<meta http-equiv="${POLICY}" content="${policy}">`
  return page.html.replace('<meta charset="utf-8">', (charset) => charset + tag)
}

function rule(path: string, headers: ResponseHeaders): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')
}
