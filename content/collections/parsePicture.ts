import type { Token, Tokens } from 'marked'
import type { ArticleBlock } from '../schema/article.ts'
import { curlQuotes } from './curlQuotes.ts'
import type { Report } from './parseMarkdown.ts'

type PictureBlock = Extract<ArticleBlock, { kind: 'picture' }>

/**
 * Converts a paragraph with only a picture, `![What it shows](photo.jpg "A caption")`; undefined for any other paragraph.
 * @param folders the folder of the article, which has its pictures, and those of the names that it had before; editors
 *   write the folder before the name of the file
 */
export function parsePicture(
  paragraph: Token,
  folders: readonly string[],
  report: Report,
): PictureBlock | undefined {
  const tokens = 'tokens' in paragraph ? (paragraph.tokens ?? []) : []
  const [image] = tokens
  if (tokens.length !== 1 || image?.type !== 'image') return
  const { href, text, title } = image as Tokens.Image
  const path = decoded(href).replace(/^\.?\//, '')
  const folder = folders.find((one) => path.startsWith(`${one}/`))
  const file = folder ? path.slice(folder.length + 1) : path
  if (/[/:]/.test(file))
    report(
      `picture "${href}" must be a file in the folder of the article, ${folders[0]}/, written as ![…](photo.jpg)`,
    )
  const alt = text.trim()
  if (!alt || plainName(alt) === plainName(file))
    report(
      `picture "${file}": say as Alt Text (between the square brackets) what it shows, and not the name of its file`,
    )
  return { kind: 'picture', file, alt: curlQuotes(alt), ...(title && { caption: curlQuotes(title) }) }
}

const plainName = (file: string) => file.toLowerCase().replace(/\.\w+$/, '')

function decoded(href: string) {
  try {
    return decodeURIComponent(href)
  } catch {
    return href
  }
}
