import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { namesIn } from './collections/contentFiles.ts'
import { generatedPath } from './collections/publication.ts'
import { slugify } from './schema/slugify.ts'

/** A picture on a page. Decorative pictures have an empty `alt`. */
export interface Image {
  src: string
  /** Intrinsic size in pixels, which reserves the space until the file has loaded. */
  width: number
  height: number
  alt: string
  /** Better formats for `<source>` elements, best first. Drawn pictures have none. */
  sources?: readonly ImageSource[]
}

interface ImageSource {
  type: string
  srcSet: string
}

/** The size of the drawings of each group, in pixels. */
export const IMAGE_SIZES = {
  modules: [960, 720],
  scenes: [1200, 900],
  articles: [1200, 675],
  portraits: [480, 480],
  sections: [960, 720],
} as const

export type ImageGroup = keyof typeof IMAGE_SIZES

/** The photos of the site, prepared for the web, by the name of the picture. */
export type Photos = Record<string, Omit<Image, 'alt'>>

/** Lists them: scripts/photos/generatePhotos.ts writes it before pages are rendered. */
export const photosFile = () => generatedPath('photos.json')

let cache: { modified: number; photos: Photos } | undefined

/** Reads the list, and again when it has changed, since photos are added while the dev server runs. */
export function readPhotos(): Photos {
  const file = photosFile()
  const modified = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (cache?.modified !== modified)
    cache = { modified, photos: modified ? JSON.parse(readFileSync(file, 'utf8')) : {} }
  return cache.photos
}

/** The picture on a module's card, 4:3. */
export const moduleImage = (slug: string) => pageImage('modules', slug, '')

/** The picture of an article, 16:9, for its card and the head of its page: the cover in its folder, or the drawn picture. */
export const articleImage = (id: string) => pageImage('articles', id, '')

/** A square portrait, by the name of the person: that of "Dr. Zoë Nuri" is "dr-zoe-nuri". */
export const portraitImage = (name: string, alt: string) => pageImage('portraits', slugify(name), alt)

/** A picture by its group and key. */
function pageImage(group: ImageGroup, key: string, alt: string): Image {
  const name = `${group}/${key}`
  const [width, height] = IMAGE_SIZES[group]
  return { src: `/art/${name}.svg`, width, height, ...readPhotos()[name], alt }
}

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
