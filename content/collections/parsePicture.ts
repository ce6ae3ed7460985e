import type { Token, Tokens } from 'marked'
import type { ArticleBlock } from '../schema/article.ts'
import { curlQuotes } from './curlQuotes.ts'
import { mistake } from './MarkdownError.ts'

type PictureBlock = Extract<ArticleBlock, { kind: 'picture' }>

/** A file name, optionally after the article's folder, as Markdown editors write it. */
const FILE = /^(?:\.\/)?(?:([^/:]+)\/)?([^/:]+)$/

/**
 * Converts a paragraph with only a picture, `![What it shows](photo.jpg "A caption")`; undefined for any other paragraph.
 * @param folder the folder of the article, which has its pictures
 * @throws MarkdownError when the picture has no description or isn't in that folder
 */
export function parsePicture(paragraph: Token, folder: string): PictureBlock | undefined {
  const tokens = 'tokens' in paragraph ? (paragraph.tokens ?? []) : []
  const [image] = tokens
  if (tokens.length !== 1 || image?.type !== 'image') return
  const { href, text, title } = image as Tokens.Image
  const [, inFolder = folder, file] = FILE.exec(decoded(href)) ?? []
  if (!file || inFolder === '..')
    throw mistake(`picture "${href}" must be a file in the folder of the article, such as ![…](photo.jpg)`)
  if (inFolder !== folder)
    throw mistake(
      `picture "${href}" names the folder "${inFolder}". Its own is ${folder}/: put the file there and write ![…](${file})`,
    )
  const alt = text.trim()
  if (!alt || namesOf(file).includes(alt.toLowerCase()))
    throw mistake(
      `picture "${file}" has ${alt ? 'the name of its file for a' : 'no'} description: ` +
        `say between the square brackets what it shows, ![…](${file})`,
    )
  return { kind: 'picture', file, alt: curlQuotes(alt), ...(title && { caption: curlQuotes(title) }) }
}

/** The file name in lower case, with and without extension. */
const namesOf = (file: string) => [file, file.replace(/\.\w+$/, '')].map((name) => name.toLowerCase())

function decoded(href: string) {
  try {
    return decodeURIComponent(href)
  } catch {
    return href
  }
}
