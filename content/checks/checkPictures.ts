import { extname } from 'node:path'
import type { Problem } from '../collections/ContentError.ts'
import { nearest } from '../collections/nearest.ts'
import {
  isCover,
  listPictureFiles,
  PICTURE_EXTENSIONS,
  type PictureFile,
} from '../collections/pictureFiles.ts'
import { shownPath } from '../collections/shownPath.ts'
import { locate } from './locate.ts'

/** The pictures that each article shows, and whether its whole text could be parsed, by article id. */
export type UsedPictures = ReadonlyMap<string, { pictures: readonly string[]; isTextComplete: boolean }>

/**
 * Finds pictures that are missing, and files that no article uses.
 * @param texts the Markdown files of all articles, including unreadable ones, by id
 */
export function checkPictures(
  used: UsedPictures,
  texts: ReadonlyMap<string, string>,
  contentDir: string,
): Problem[] {
  const files = listPictureFiles(contentDir)
  const folderOf = (id: string) => files.filter((file) => file.id === id)
  const missing = [...used].flatMap(([id, { pictures: names }]) => {
    const existing = folderOf(id).map(({ name }) => name)
    return [...new Set(names)]
      .filter((name) => !existing.includes(name))
      .map((name) => {
        const near = nearest(name, existing)
        const message = `there is no picture "${name}" in the folder ${id}/ beside this file.`
        return locate({
          file: texts.get(id) ?? id,
          at: name,
          message: near ? `${message} Did you mean "${near}"?` : `${message} Put it there.`,
        })
      })
  })
  const unused = files.flatMap((file) => {
    const text = texts.get(file.id)
    const message = problemOf(file, text, used.get(file.id), folderOf(file.id), [...texts.keys()])
    return message ? [{ file: shownPath(file.path), message }] : []
  })
  return [...missing, ...unused]
}

function problemOf(
  file: PictureFile,
  text: string | undefined,
  used: { pictures: readonly string[]; isTextComplete: boolean } | undefined,
  folder: readonly PictureFile[],
  ids: readonly string[],
): string | undefined {
  if (!PICTURE_EXTENSIONS.includes(extname(file.name).toLowerCase()))
    return `this isn’t a picture format for the web. Save it as ${PICTURE_EXTENSIONS.join(', ')}.`
  if (!text) {
    const near = nearest(file.id, ids)
    return `there is no article ${file.id}.md. ${near ? `Did you mean "${near}"? ` : ''}Give the folder the name of its article.`
  }
  if (isCover(file)) {
    const other = folder.find((one) => isCover(one) && one.name < file.name)
    return other && `there is another cover, ${other.name}. Keep one of them.`
  }
  // The part of a text that couldn't be parsed may use the picture.
  if (!used?.isTextComplete || used.pictures.includes(file.name)) return undefined
  const extension = extname(file.name)
  if (nearest(file.name.slice(0, -extension.length), ['cover']))
    return `no text uses this picture. Did you mean cover${extension}, the picture of the card? Rename it.`
  return `no text uses this picture. Add ![What it shows](${file.name}) to ${shownPath(text)}, or delete it.`
}
