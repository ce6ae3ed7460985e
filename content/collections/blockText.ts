import type { ArticleBlock, Inline } from '../schema/article.ts'

/** The words of one block as plain text, its parts joined by spaces. */
export function blockText(block: ArticleBlock): string {
  if (block.kind === 'heading') return block.text
  if (block.kind === 'list') return [block.title ?? '', ...block.items.map(inlineText)].join(' ').trim()
  if (block.kind === 'quote') return [inlineText(block.content), block.author ?? ''].join(' ').trim()
  return inlineText(block.content)
}

function inlineText(content: readonly Inline[]): string {
  return content
    .map((part) => {
      if (typeof part === 'string') return part
      if ('strong' in part) return part.strong
      return 'emphasis' in part ? part.emphasis : part.text
    })
    .join('')
}
