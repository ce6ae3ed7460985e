import { type BuiltPage, isIndexable, isNotFoundPage, metaOf } from '../build/builtPage.ts'

/** Search engines truncate longer ones. */
const DESCRIPTION_LENGTH = { min: 50, max: 160 }

/** What search engines and social networks read of a page. */
const NEEDED = [
  'head > title',
  'link[rel="canonical"]',
  ...['title', 'description', 'type', 'url', 'image'].map((name) => `meta[property="og:${name}"]`),
  'meta[name="twitter:card"]',
]

/** Checks the head, heading and ids of a single page. What people notice on a page, e2e/crawl.spec.ts checks in a browser. */
export function findPageProblems(page: BuiltPage): string[] {
  const { root, route } = page
  const needed = isNotFoundPage(page) ? ['meta[name="robots"][content*="noindex"]'] : NEEDED
  const problems = needed.filter((tag) => !root.querySelector(tag)).map((tag) => `no ${tag}`)
  const { length } = descriptionOf(page)
  const { min, max } = DESCRIPTION_LENGTH
  if (length < min || length > max) problems.push(`description of ${length} characters, not ${min} to ${max}`)
  const headings = root.querySelectorAll('h1').length
  if (headings !== 1) problems.push(`${headings} h1 headings instead of one`)
  const ids = root.querySelectorAll('[id]').map((element) => element.id)
  const twice = new Set(ids.filter((id, index) => ids.indexOf(id) !== index))
  for (const id of twice) problems.push(`id "${id}" is there more than once`)
  return problems.map((problem) => `${route}: ${problem}`)
}

/** Finds titles and descriptions shared by several indexable pages. */
export function findRepeatedHeads(pages: BuiltPage[]): string[] {
  const listed = pages.filter(isIndexable)
  return [...repeated(listed, 'title', titleOf), ...repeated(listed, 'description', descriptionOf)]
}

const titleOf = (page: BuiltPage) => page.root.querySelector('head > title')?.text.trim() ?? ''

const descriptionOf = (page: BuiltPage) => metaOf(page, 'name="description"')

function repeated(pages: BuiltPage[], what: string, textOf: (page: BuiltPage) => string): string[] {
  const routes = new Map<string, string[]>()
  for (const page of pages) routes.set(textOf(page), [...(routes.get(textOf(page)) ?? []), page.route])
  return [...routes]
    .filter(([, shared]) => shared.length > 1)
    .map(([text, shared]) => `${shared.join(', ')}: the same ${what} "${text}"`)
}
