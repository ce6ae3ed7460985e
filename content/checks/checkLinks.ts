import { blockTexts } from '../collections/blockTexts.ts'
import { didYouMean } from '../collections/nearest.ts'
import { formatDate, NEVER, today } from '../collections/publication.ts'
import { listAbove } from '../collections/resolveAddress.ts'
import type { ArticleBlock } from '../schema/article.ts'
import type { FoundProblem } from './locate.ts'

/** An entry's outgoing links, and the targets it offers. */
export interface EntryLinks {
  /** Path of the entry's page. */
  path: string
  file: string
  /** ISO date from which it is public. */
  from: string
  /** Its internal links. */
  hrefs: readonly string[]
  /** The ids on its page, or undefined when they aren't known. */
  anchors?: readonly string[] | undefined
}

/**
 * Finds internal links in Markdown whose page or anchor won't exist on the day the text becomes public.
 * @param pages the path of every page and of every old address, with the ISO date from which it is public
 * @param anchorsOf the ids on any other page, or undefined when they aren't known; they may come from an older build
 */
export function checkLinks(
  entries: readonly EntryLinks[],
  pages: ReadonlyMap<string, string>,
  anchorsOf: (path: string) => readonly string[] | undefined = () => undefined,
): FoundProblem[] {
  const anchorsByPath = new Map(entries.map(({ path, anchors }) => [path, anchors]))
  return entries.flatMap(({ file, from, hrefs }) =>
    [...new Set(hrefs)].flatMap((href) => {
      const [address = '', anchor] = href.split('#')
      const path = address.split('?')[0] ?? ''
      const reason = whyNotPublic(path, pages, from)
      if (reason)
        return [
          {
            file,
            at: href,
            message: `the link "${href}" goes to a page that ${reason}`,
            isWarning: pages.has(path) || listAbove(path) !== undefined,
          },
        ]
      const anchors = anchorsByPath.get(path) ?? anchorsOf(path)
      if (!anchor || !anchors || anchors.includes(anchor)) return []
      const advice = didYouMean(anchor, anchors) || ` It has: ${anchors.join(', ')}.`
      const message = `the link "${href}" goes to a heading that isn’t on that page.${advice}`
      return [{ file, at: href, message, isWarning: !anchorsByPath.has(path) }]
    }),
  )
}

/** The internal links in a text. */
export const internalLinks = (blocks: readonly ArticleBlock[]): string[] =>
  blocks
    .flatMap(blockTexts)
    .flat()
    .flatMap((part) =>
      typeof part === 'object' && 'href' in part && part.href.startsWith('/') ? [part.href] : [],
    )

/**
 * The reason why a path has no public page, such as "is a draft.", or undefined when it has one.
 * @param pages the path of every page with the ISO date from which it is public
 * @param on the ISO date to check
 */
export function whyNotPublic(path: string, pages: ReadonlyMap<string, string>, on = ''): string | undefined {
  const from = pages.get(path)
  if (from === NEVER) return 'is a draft. Until it is published, the link leads to the list.'
  if (from !== undefined)
    return from > on && from > today()
      ? `is scheduled for ${formatDate(from)}. Until then the link leads to the list.`
      : undefined
  const target = listAbove(path) ? ` The link leads to ${listAbove(path)} instead.` : ''
  return `doesn’t exist.${didYouMean(path, [...pages.keys()])}${target}`
}
