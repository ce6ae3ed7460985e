import type { ImageGroup } from '#content/images.ts'

/** What the share image of one page shows. */
export interface SharePage {
  /** Names the file: "leadership/a1" gives `share/leadership/a1.png`. */
  slug: string
  title: string
  /** The line above the title, such as "Leadership programs". */
  section: string
  /** A picture that `generateArt` has drawn, such as "scenes/home" or "modules/find-your-why". */
  artKey: `${ImageGroup}/${string}`
  /** Further pictures: a page about a collection shows four of it. */
  more?: readonly `${ImageGroup}/${string}`[]
  /** A photo that stands in place of it, under `public/`. */
  photo?: string | undefined
  /** Color of the page's hero. */
  ground: 'teal' | 'coral' | 'sand'
}
