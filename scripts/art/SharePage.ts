import type { ImageGroup } from '#content/images.ts'

/** The content of a page's share image. */
export interface SharePage {
  /** File name: "leadership/a1" becomes `share/leadership/a1.png`. */
  slug: string
  title: string
  /** The line above the title, such as "Leadership programs". */
  section: string
  /** A picture drawn by `generateArt`, such as "scenes/home" or "modules/find-your-why". */
  artKey: `${ImageGroup}/${string}`
  /** Three more pictures, for the page of a collection. */
  more?: readonly `${ImageGroup}/${string}`[]
  /** A photo in its place, as a path below `public/`. */
  photo?: string | undefined
  /** Color of the page's hero. */
  ground: 'teal' | 'coral' | 'sand'
}
