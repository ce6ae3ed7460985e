import type { ImageGroup } from '#content/images.ts'
import { site } from '#content/site.ts'
import { palette } from '../art/palette.ts'
import type { SharePage } from '../art/SharePage.ts'
import type { BuiltPage } from './builtPage.ts'

const FALLBACK_ART = 'scenes/home'
const TILES = 4

/** The color of the browser's bar is the one of the page's hero. */
const GROUNDS = new Map<string, SharePage['ground']>([
  [palette.coral500, 'coral'],
  [palette.sand0, 'sand'],
])
/** What joins the parts of a title for a browser's tab; a picture says the first alone. */
const TITLE_JOINT = ' | '

/**
 * The share image that a page has of its own: its title, and the page's first picture beside it. Pages that name the image
 * of another one in their heads, as not-found pages do, have none.
 */
export function sharePage(page: BuiltPage): SharePage | undefined {
  const slug = /\/share\/(.+)\.png$/.exec(metaOf(page, 'property="og:image"'))?.[1]
  if (slug !== ownSlug(page.route)) return undefined
  const [first, ...others] = picturesOf(page)
  const more = collectionOf(page, first?.artKey, others)
  return {
    slug,
    title: metaOf(page, 'property="og:title"').split(TITLE_JOINT)[0] ?? '',
    section: sectionOf(page.route),
    artKey: (first?.artKey ?? FALLBACK_ART) as `${ImageGroup}/${string}`,
    ...(more ? { more } : { photo: first?.photo }),
    ground: GROUNDS.get(metaOf(page, 'name="theme-color"')) ?? 'teal',
  }
}

/** "/strategy/short-form" has "strategy-short-form", as in `renderer/pageAddress.ts`. */
const ownSlug = (route: string) => route.slice(1).replaceAll('/', '-') || 'home'

/** The footer's name for the part of the site a page belongs to; the site's own name elsewhere. */
function sectionOf(route: string): string {
  const links = site.footer.columns.flatMap((column) => column.links)
  return links.find(({ href }) => route === href || route.startsWith(`${href}/`))?.label ?? site.name
}

/** A list of articles shows four drawn ones: the picture of one alone is that article's own. */
function collectionOf(page: BuiltPage, key = '', others: readonly { artKey: string; photo?: string }[]) {
  if (!key.startsWith('articles/') || page.route.endsWith(key.slice('articles'.length))) return undefined
  const keys = others.filter(({ artKey, photo }) => artKey.startsWith('articles/') && !photo)
  const more = [...new Set(keys.map(({ artKey }) => artKey))].filter((one) => one !== key).slice(0, TILES - 1)
  return more.length === TILES - 1 ? (more as SharePage['more']) : undefined
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
