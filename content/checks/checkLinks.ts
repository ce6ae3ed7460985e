import type { ArticleBlock, Inline } from '../schema/article.ts'

/** What the check keeps of an entry: where its text leads, and where others may lead into it. */
export interface EntryLinks {
  /** Address of the entry's page. */
  path: string
  /** The file to name when something is wrong. */
  file: string
  /** Addresses within the site. */
  hrefs: string[]
  /** Ids of its headings; none for a module, whose page is not made of them. */
  headings?: string[]
}

/**
 * Internal links of the Markdown bodies that lead nowhere, to a page or to a heading of an article.
 * @param known every address of the site.
 */
export function checkLinks(entries: readonly EntryLinks[], known: ReadonlySet<string>): string[] {
  const anchors = new Map(entries.map(({ path, headings }) => [path, headings]))
  const reason = (href: string) => {
    const [address = '', anchor] = href.split('#')
    const path = address.split('?')[0] ?? ''
    if (!known.has(path)) return 'leads to no page of the site'
    const headings = anchors.get(path)
    if (anchor && headings && !headings.includes(anchor)) return 'leads to no heading of that article'
  }
  return entries.flatMap(({ file, hrefs }) =>
    hrefs.flatMap((href) => (reason(href) ? [`${file}: field "body": link "${href}" ${reason(href)}`] : [])),
  )
}

/** The addresses within the site that a text leads to. */
export const internalLinks = (blocks: readonly ArticleBlock[]): string[] => blocks.flatMap(linksOfBlock)

function linksOfBlock(block: ArticleBlock): string[] {
  const parts: Inline[] =
    block.kind === 'list' ? block.items.flat() : block.kind === 'heading' ? [] : block.content
  return parts.flatMap((part) =>
    typeof part === 'object' && 'href' in part && part.href.startsWith('/') ? [part.href] : [],
  )
}
