import type { ImageGroup } from '#content/images.ts'
import { site } from '#content/site.ts'
import { palette } from '../art/palette.ts'
import type { SharePage } from '../art/SharePage.ts'
import type { BuiltPage } from './builtPage.ts'

const FALLBACK_ART = 'scenes/home'

/** The share image that a built page names in its head: what it says, and the page's first picture beside it. */
export function sharePage(page: BuiltPage): SharePage | undefined {
  const slug = /\/share\/(.+)\.png$/.exec(metaOf(page, 'property="og:image"'))?.[1]
  if (!slug) return undefined
  const [first] = picturesOf(page)
  return {
    slug,
    title: metaOf(page, 'property="og:title"'),
    section: sectionOf(page.route),
    artKey: (first?.artKey ?? FALLBACK_ART) as `${ImageGroup}/${string}`,
    photo: first?.photo,
    ground: metaOf(page, 'name="theme-color"') === palette.coral500 ? 'coral' : 'teal',
  }
}

/** The footer's name for the part of the site a page belongs to; the site's own name elsewhere. */
function sectionOf(route: string): string {
  const links = site.footer.columns.flatMap((column) => column.links)
  return links.find(({ href }) => route === href || route.startsWith(`${href}/`))?.label ?? site.name
}

/** Drawn pictures, and the photos that stand in place of some; a photo further down in a text is not the first. */
function picturesOf(page: BuiltPage): { artKey: string; photo?: string }[] {
  const sources = page.root.querySelectorAll('main img[src]').map((image) => image.getAttribute('src') ?? '')
  return sources.flatMap((src) => {
    const artKey = /^\/art\/(\w+\/[a-z0-9-]+)\./.exec(src)?.[1]
    if (artKey) return [{ artKey }]
    const id = /^\/images\/articles\/([a-z0-9-]+)\/cover\./.exec(src)?.[1]
    return id ? [{ artKey: `articles/${id}`, photo: src }] : []
  })
}

function metaOf(page: BuiltPage, attribute: string): string {
  return page.root.querySelector(`meta[${attribute}]`)?.getAttribute('content') ?? ''
}
