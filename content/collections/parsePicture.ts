import type { Token, Tokens } from 'marked'
import type { ArticleBlock } from '../schema/article.ts'
import { curlQuotes } from './curlQuotes.ts'

type PictureBlock = Extract<ArticleBlock, { kind: 'picture' }>

/** The file alone, or behind the folder of the article, as Markdown editors write it. */
const FILE = /^(?:\.\/)?(?:[a-z0-9-]+\/)?([^/:]+)$/

/**
 * The picture of a paragraph that holds nothing else: `![What it shows](photo.jpg "A caption")`.
 * @throws Error when it is not described, or lies anywhere but in the folder of the article.
 */
export function parsePicture(paragraph: Token): PictureBlock | undefined {
  const tokens = 'tokens' in paragraph ? (paragraph.tokens ?? []) : []
  const [image] = tokens
  if (tokens.length !== 1 || image?.type !== 'image') return
  const { href, text, title } = image as Tokens.Image
  const file = FILE.exec(decoded(href))?.[1]
  if (!file)
    throw new Error(`picture "${href}" must be a file in the folder of the article, such as ![…](photo.jpg)`)
  const alt = text.trim()
  if (!alt)
    throw new Error(
      `picture "${file}" has no description: say between the square brackets what it shows, ![…](${file})`,
    )
  return { kind: 'picture', file, alt: curlQuotes(alt), ...(title && { caption: curlQuotes(title) }) }
}

function decoded(href: string) {
  try {
    return decodeURIComponent(href)
  } catch {
    return href
  }
}
