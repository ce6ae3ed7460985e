import { type BuiltPage, canonicalOf, isIndexable, isNotFoundPage } from '../build/builtPage.ts'

/** Longer ones are truncated by search engines. */
const DESCRIPTION_LENGTH = { min: 50, max: 160 }
const OPEN_GRAPH = ['og:title', 'og:description', 'og:type', 'og:url', 'og:image']

/** Checks a single page: its head, headings, ids and inline styles. */
export function findPageProblems(page: BuiltPage): string[] {
  return [...headProblems(page), ...bodyProblems(page)].map((problem) => `${page.route}: ${problem}`)
}

/** Finds titles and descriptions shared by several indexable pages. */
export function findRepeatedHeads(pages: BuiltPage[]): string[] {
  const listed = pages.filter(isIndexable)
  return [...repeated(listed, 'title', titleOf), ...repeated(listed, 'description', descriptionOf)]
}

const titleOf = (page: BuiltPage) => page.root.querySelector('head > title')?.text.trim() ?? ''
const descriptionOf = (page: BuiltPage) => metaOf(page, 'name', 'description')

function headProblems(page: BuiltPage): string[] {
  const problems: string[] = []
  if (!page.root.querySelector('html')?.getAttribute('lang')) problems.push('<html> has no lang')
  if (!titleOf(page)) problems.push('no title')
  const { length } = descriptionOf(page)
  const { min, max } = DESCRIPTION_LENGTH
  if (length < min || length > max) problems.push(`description of ${length} characters, not ${min} to ${max}`)
  if (isNotFoundPage(page)) {
    if (!metaOf(page, 'name', 'robots').includes('noindex')) problems.push('a not-found page must be noindex')
    return problems
  }
  const canonical = canonicalOf(page)
  if (!canonical || !URL.canParse(canonical)) problems.push('no absolute canonical address')
  for (const property of OPEN_GRAPH) {
    if (!metaOf(page, 'property', property)) problems.push(`no ${property}`)
  }
  if (!metaOf(page, 'name', 'twitter:card')) problems.push('no twitter:card')
  return problems
}

function bodyProblems(page: BuiltPage): string[] {
  const problems: string[] = []
  const headings = page.root.querySelectorAll('h1').length
  if (headings !== 1) problems.push(`${headings} h1 headings instead of one`)
  for (const element of page.root.querySelectorAll('[style]')) {
    problems.push(`style attribute on <${element.rawTagName}>: "${element.getAttribute('style')}"`)
  }
  for (const image of page.root.querySelectorAll('img:not([alt])')) {
    problems.push(`image without alt: ${image.getAttribute('src')}`)
  }
  const ids = page.root.querySelectorAll('[id]').map((element) => element.id)
  const twice = new Set(ids.filter((id, index) => ids.indexOf(id) !== index))
  for (const id of twice) problems.push(`id "${id}" stands more than once`)
  for (const script of page.root.querySelectorAll('script[type="application/ld+json"]')) {
    if (!isJson(script.rawText)) problems.push('structured data is not valid JSON')
  }
  return problems
}

function metaOf(page: BuiltPage, attribute: 'name' | 'property', value: string): string {
  return page.root.querySelector(`meta[${attribute}="${value}"]`)?.getAttribute('content')?.trim() ?? ''
}

function repeated(pages: BuiltPage[], what: string, textOf: (page: BuiltPage) => string): string[] {
  const routes = new Map<string, string[]>()
  for (const page of pages) routes.set(textOf(page), [...(routes.get(textOf(page)) ?? []), page.route])
  return [...routes]
    .filter(([text, shared]) => text && shared.length > 1)
    .map(([text, shared]) => `${shared.join(', ')}: the same ${what} "${text}"`)
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
