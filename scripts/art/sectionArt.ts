import type { SectionKey } from '#content/images.ts'
import { sourceArt } from './sourceArt.ts'

/** A picture inside a page, 960 x 720, from `content/art/sections/<key>.svg`. */
export function sectionArt(key: SectionKey): string {
  const source = sourceArt(`sections/${key}`, 960, 720)
  if (!source) throw new Error(`content/art/sections/${key}.svg is missing`)
  return source.svg
}
