import type { Token, Tokens } from 'marked'
import type { ArticleBlock } from '../schema/article.ts'
import { curlQuotes } from './curlQuotes.ts'
import type { Report } from './parseMarkdown.ts'

type PictureBlock = Extract<ArticleBlock, { kind: 'picture' }>

/**
 * Converts a paragraph with only a picture, `![What it shows](photo.jpg "A caption")`; undefined for any other paragraph.
 * @param folder the folder of the article, which has its pictures; Markdown editors write it before the name of the file
 */
export function parsePicture(paragraph: Token, folder: string, report: Report): PictureBlock | undefined {
  const tokens = 'tokens' in paragraph ? (paragraph.tokens ?? []) : []
  const [image] = tokens
  if (tokens.length !== 1 || image?.type !== 'image') return
  const { href, text, title } = image as Tokens.Image
  const path = decoded(href).replace(/^\.?\//, '')
  const file = path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : path
  if (/[/:]/.test(file))
    report(
      `picture "${href}" must be a file in the folder of the article, ${folder}/, written as ![…](photo.jpg)`,
    )
  const alt = text.trim()
  if (!alt || plainName(alt) === plainName(file))
    report(`picture "${file}": say between the square brackets what it shows, and not the name of its file`)
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
