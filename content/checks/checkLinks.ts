import { articlePath } from '../routes.ts'
import type { Article, ArticleBlock, Inline } from '../schema/article.ts'
import type { Module } from '../schema/module.ts'

/**
 * Internal links of the Markdown bodies that lead nowhere, to a page or to a heading of an article.
 * @param known every address of the site.
 */
export function checkLinks(
  modules: readonly Module[],
  articles: readonly Article[],
  known: ReadonlySet<string>,
): string[] {
  const anchors = new Map(
    articles.map(({ id, blocks }) => [
      articlePath(id),
      new Set(blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []))),
    ]),
  )
  const reason = (href: string) => {
    const [address = '', anchor] = href.split('#')
    const path = address.split('?')[0] ?? ''
    if (!known.has(path)) return 'leads to no page of the site'
    if (anchor && anchors.has(path) && !anchors.get(path)?.has(anchor))
      return 'leads to no heading of that article'
  }
  const check = (file: string, blocks: readonly ArticleBlock[]) =>
    blocks
      .flatMap(internalLinks)
      .flatMap((href) => (reason(href) ? [`${file}: field "body": link "${href}" ${reason(href)}`] : []))
  return [
    ...modules.flatMap((module) => check(`content/modules/${module.slug}.md`, module.longDescription)),
    ...articles.flatMap((article) => check(`content/articles/${article.id}.md`, article.blocks)),
  ]
}

function internalLinks(block: ArticleBlock): string[] {
  const parts: Inline[] =
    block.kind === 'list' ? block.items.flat() : block.kind === 'heading' ? [] : block.content
  return parts.flatMap((part) =>
    typeof part === 'object' && 'href' in part && part.href.startsWith('/') ? [part.href] : [],
  )
}
