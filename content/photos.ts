import { existsSync, readFileSync } from 'node:fs'
import { generatedPath } from './collections/publication.ts'
import type { Image } from './images.ts'

/** Lists the photos that take the place of drawings: scripts/art/generateArt.ts writes it before pages are rendered. */
export const PHOTOS_FILE = generatedPath('photos.json')

const readPhotos = () => (existsSync(PHOTOS_FILE) ? JSON.parse(readFileSync(PHOTOS_FILE, 'utf8')) : {})

/** Those photos by `<group>/<key>`. */
export const photos: Record<string, Omit<Image, 'alt'>> = readPhotos()
