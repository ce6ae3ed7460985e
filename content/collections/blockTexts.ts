import type { ArticleBlock, Inline } from '../schema/article.ts'

/** All texts of a block in reading order, including titles, headings and captions. */
export function blockTexts(block: ArticleBlock): Inline[][] {
  switch (block.kind) {
    case 'heading':
      return [[block.text]]
    case 'list':
      return [
        ...plain(block.title),
        ...block.items.flatMap(({ content, list }) => [
          content,
          ...(list?.items.map((item) => item.content) ?? []),
        ]),
      ]
    case 'table':
      return [[block.title], ...block.columns.map(({ content }) => content), ...block.rows.flat()]
    case 'picture':
      return plain(block.caption)
    case 'quote':
      return [block.content, ...plain(block.author)]
    case 'text':
      return [block.content]
  }
}

const plain = (text: string | undefined): Inline[][] => (text ? [[text]] : [])

/** The plain text of a block, its parts joined by spaces, or by dots if they are cells. */
export const blockText = (block: ArticleBlock): string =>
  blockTexts(block)
    .map(inlineText)
    .filter(Boolean)
    .join(block.kind === 'table' ? ' · ' : ' ')

function inlineText(content: readonly Inline[]): string {
  return content
    .map((part) => {
      if (typeof part === 'string') return part
      if ('strong' in part) return part.strong
      return 'emphasis' in part ? part.emphasis : part.text
    })
    .join('')
}
