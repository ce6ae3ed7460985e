import type { ArticleBlock, Inline } from '../schema/article.ts'
import { blockTexts } from './blockTexts.ts'

/** The plain text of a block, its parts joined by spaces. */
export const blockText = (block: ArticleBlock): string =>
  blockTexts(block).map(inlineText).filter(Boolean).join(' ')

function inlineText(content: readonly Inline[]): string {
  return content
    .map((part) => {
      if (typeof part === 'string') return part
      if ('strong' in part) return part.strong
      return 'emphasis' in part ? part.emphasis : part.text
    })
    .join('')
}
