import { join } from 'node:path'
import { IMAGE_SIZES, type Image, type ImageGroup, pageImage } from '../images.ts'
import { namesIn } from './contentFiles.ts'

/** The folders with photos and drawings, `<group>/<key>.jpg`. A photo in the first one wins. */
export const PICTURE_FOLDERS = ['content/images', 'content/art']
const FILE = /^\/?(?<group>[a-z]+)\/(?<key>[\w-]+)(?:\.\w+)?$/

/** The picture of a drawing or a photo such as "/sections/one-team.svg", or undefined if there is none. */
export function findPicture(file: string, alt: string): Image | undefined {
  const { group = '', key = '' } = FILE.exec(file)?.groups ?? {}
  return Object.hasOwn(IMAGE_SIZES, group) && keysOf(group).includes(key)
    ? pageImage(group as ImageGroup, key, alt)
    : undefined
}

/** The files of all pictures that copy may name. */
export const listPictures = (): string[] =>
  ['scenes', 'sections'].flatMap((group) => keysOf(group).map((key) => `/${group}/${key}.svg`))

const keysOf = (group: string): string[] =>
  PICTURE_FOLDERS.flatMap((folder) => namesIn(join(folder, group))).map((name) => name.replace(/\.\w+$/, ''))
