import { blockTexts } from '../collections/blockTexts.ts'
import { nearest } from '../collections/nearest.ts'
import type { ArticleBlock } from '../schema/article.ts'
import type { FoundProblem } from './locate.ts'
import { whyNotPublic } from './whyNotPublic.ts'

/** An entry's outgoing links, and the targets it offers. */
export interface EntryLinks {
  /** Path of the entry's page. */
  path: string
  /** The file that problems are reported for. */
  file: string
  /** ISO date from which it is public. */
  from: string
  /** Its internal links. */
  hrefs: readonly string[]
  /** The ids on its page, or undefined when they aren't known. */
  anchors?: readonly string[] | undefined
}

/** What to do about a link to a page that isn't public, by the beginning of the reason. */
const REMEDY = {
  'is a draft': 'Publish that one first, or leave the link out.',
  'is scheduled': 'Leave the link out until then, or change one of the two dates.',
  'was removed': 'Link to another page, or add its address to redirects.yaml.',
}

/**
 * Finds internal links in Markdown bodies whose page or anchor won't exist on the day the text becomes public.
 * @param others the paths of all other pages
 * @param anchorsOf the ids on one of those pages, or undefined when they aren't known; they may come from an older build
 */
export function checkLinks(
  entries: readonly EntryLinks[],
  others: readonly string[],
  anchorsOf: (path: string) => readonly string[] | undefined = () => undefined,
): FoundProblem[] {
  const known = new Map(entries.map((entry) => [entry.path, entry]))
  const from = new Map([
    ...others.map((path) => [path, ''] as const),
    ...entries.map((entry) => [entry.path, entry.from] as const),
  ])
  const moved = new Set(others)
  const all = [...from.keys()]
  const warningOf = (href: string) => {
    const [path = '', anchor] = href.split('#')
    const anchors = moved.has(path) ? anchorsOf(path) : undefined
    return anchor && anchors && !anchors.includes(anchor)
      ? `goes to a place that isn’t on that page, as last built.${suggest(anchor, anchors)}`
      : undefined
  }
  const errorOf = (href: string, day: string) => {
    const [address = '', anchor] = href.split('#')
    const path = address.split('?')[0] ?? ''
    const reason = moved.has(path) ? undefined : whyNotPublic(path, from, day)
    const near = from.has(path) ? '' : suggestPage(path, all)
    if (near)
      return `goes to a page that doesn’t exist${/: there is no file \S+$/.exec(reason ?? '') ?? ''}.${near}`
    if (reason) {
      const remedy = Object.entries(REMEDY).find(([start]) => reason.startsWith(start))?.[1]
      return remedy ? `goes to a page that ${reason}. ${remedy}` : 'goes to a page that doesn’t exist.'
    }
    const anchors = known.get(path)?.anchors
    if (anchor && anchors && !anchors.includes(anchor))
      return `goes to a heading that isn’t on that page.${suggest(anchor, anchors) || headingsOf(anchors)}`
  }
  return entries.flatMap(({ file, from: day, hrefs }) =>
    [...new Set(hrefs)].flatMap((href) => {
      const reason = errorOf(href, day)
      const found = reason ?? warningOf(href)
      if (!found) return []
      return [{ file, at: href, message: `the link "${href}" ${found}`, ...(!reason && { isWarning: true }) }]
    }),
  )
}

const headingsOf = (anchors: readonly string[]) =>
  anchors.length > 0 ? ` It has: ${anchors.map((anchor) => `#${anchor}`).join(', ')}.` : ' It has none.'

/** Suggests a page. Compares only the last segment with pages in the same folder, so that the common part doesn't count. */
function suggestPage(path: string, pages: readonly string[]): string {
  if (pages.includes(path.replace(/\/$/, ''))) return ` Did you mean "${path.replace(/\/$/, '')}"?`
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const siblings = pages.filter((page) => page.startsWith(folder)).map((page) => page.slice(folder.length))
  if (folder === '/' || siblings.length === 0) return suggest(path, pages)
  const near = nearest(path.slice(folder.length), siblings)
  return near ? ` Did you mean "${folder}${near}"?` : ''
}

function suggest(given: string, choices: readonly string[]): string {
  const near = nearest(given, choices)
  return near ? ` Did you mean "${near}"?` : ''
}

/** The internal links in a text. */
export const internalLinks = (blocks: readonly ArticleBlock[]): string[] => blocks.flatMap(linksOfBlock)

function linksOfBlock(block: ArticleBlock): string[] {
  return blockTexts(block)
    .flat()
    .flatMap((part) =>
      typeof part === 'object' && 'href' in part && part.href.startsWith('/') ? [part.href] : [],
    )
}
