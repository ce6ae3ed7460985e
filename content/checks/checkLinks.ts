import { blockTexts } from '../collections/blockTexts.ts'
import { nearest } from '../collections/nearest.ts'
import { NEVER, today } from '../collections/publication.ts'
import { shownDate } from '../collections/shownDate.ts'
import type { ArticleBlock } from '../schema/article.ts'
import type { FoundProblem } from './locate.ts'

/** What the check keeps of an entry: where its text leads, and where others may lead into it. */
export interface EntryLinks {
  /** Address of the entry's page. */
  path: string
  /** The file to name when something is wrong. */
  file: string
  /** The day from which it is public. */
  from: string
  /** Addresses within the site. */
  hrefs: string[]
  /** Ids of its headings; none for a module, whose page is not made of them. */
  headings?: string[]
}

/**
 * Internal links of the Markdown bodies that lead nowhere, to a page or to a heading of an article, on the day when the text
 * is public.
 * @param others every other address of the site
 */
export function checkLinks(entries: readonly EntryLinks[], others: readonly string[]): FoundProblem[] {
  const known = new Map(entries.map((entry) => [entry.path, entry]))
  const pages = new Set(others)
  const all = [...pages, ...known.keys()]
  const reason = (href: string, from: string) => {
    const [address = '', anchor] = href.split('#')
    const path = address.split('?')[0] ?? ''
    const target = known.get(path)
    if (!target) return pages.has(path) ? undefined : `leads to no page of the site.${suggestPage(path, all)}`
    if (target.from > from && target.from > today())
      return target.from === NEVER
        ? 'leads to a draft. Publish that one first, or leave the link out.'
        : `leads to a page that is not public before ${shownDate(target.from)}.`
    if (anchor && target.headings && !target.headings.includes(anchor))
      return `leads to no heading of that article.${suggest(anchor, target.headings)}`
  }
  return entries.flatMap(({ file, from, hrefs }) =>
    hrefs.flatMap((href) => {
      const found = reason(href, from)
      return found ? [{ file, at: href, message: `the link "${href}" ${found}` }] : []
    }),
  )
}

/** Among pages of one folder, only the last part can be misspelled. */
function suggestPage(path: string, pages: readonly string[]): string {
  if (pages.includes(path.replace(/\/$/, ''))) return ` Did you mean "${path.replace(/\/$/, '')}"?`
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const beside = pages.filter((page) => page.startsWith(folder)).map((page) => page.slice(folder.length))
  if (folder === '/' || beside.length === 0) return suggest(path, pages)
  const near = nearest(path.slice(folder.length), beside)
  return near ? ` Did you mean "${folder}${near}"?` : ''
}

function suggest(given: string, choices: readonly string[]): string {
  const near = nearest(given, choices)
  return near ? ` Did you mean "${near}"?` : ''
}

/** The addresses within the site that a text leads to. */
export const internalLinks = (blocks: readonly ArticleBlock[]): string[] => blocks.flatMap(linksOfBlock)

function linksOfBlock(block: ArticleBlock): string[] {
  return blockTexts(block)
    .flat()
    .flatMap((part) =>
      typeof part === 'object' && 'href' in part && part.href.startsWith('/') ? [part.href] : [],
    )
}
