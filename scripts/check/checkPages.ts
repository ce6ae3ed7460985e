import {
  type BuiltPage,
  isIndexable,
  isNotFoundPage,
  isRedirectPage,
  metaOf,
  readBuiltPages,
} from '../build/builtPage.ts'
import type { Findings } from './findings.ts'

const CLIENT = 'dist/client'

/** What search engines and social networks read of a page. */
const NEEDED = [
  'link[rel="canonical"]',
  ...['title', 'description', 'type', 'url', 'image'].map((name) => `meta[property="og:${name}"]`),
  'meta[name="twitter:card"]',
]

/**
 * Checks what programs read of every built page. What people notice on a page, e2e/crawl.spec.ts checks in a browser, and the
 * build itself where links lead.
 */
export function checkPages(): Findings {
  const shown = [...readBuiltPages(CLIENT)].filter((page) => !isRedirectPage(page))
  const listed = shown.filter(isIndexable)
  const titleOf = ({ root }: BuiltPage) => root.querySelector('head > title')?.text.trim() ?? ''
  const descriptionOf = (page: BuiltPage) => metaOf(page, 'name="description"')
  return {
    problems: [
      ...shown.flatMap(findPageProblems),
      ...repeated(listed, 'title', titleOf),
      ...repeated(listed, 'description', descriptionOf),
    ],
    summary: `${shown.length} built pages are complete.`,
  }
}

function findPageProblems(page: BuiltPage): string[] {
  const { root, route } = page
  const needed = isNotFoundPage(page) ? [] : NEEDED
  const missing = needed.filter((tag) => !root.querySelector(tag)).map((tag) => `no ${tag}`)
  const ids = root.querySelectorAll('[id]').map((element) => element.id)
  const twice = new Set(ids.filter((id, index) => ids.indexOf(id) !== index))
  return [...missing, ...Array.from(twice, (id) => `id "${id}" is there more than once`)].map(
    (problem) => `${route}: ${problem}`,
  )
}

/** Finds what several pages have in common, although search engines list them all. */
function repeated(pages: BuiltPage[], what: string, textOf: (page: BuiltPage) => string): string[] {
  const routes = new Map<string, string[]>()
  for (const page of pages) routes.set(textOf(page), [...(routes.get(textOf(page)) ?? []), page.route])
  return [...routes]
    .filter(([, shared]) => shared.length > 1)
    .map(([text, shared]) => `${shared.join(', ')}: the same ${what} "${text}"`)
}
