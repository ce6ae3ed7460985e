import type { ImageGroup } from '#content/images.ts'
import { site } from '#content/site.ts'
import { palette } from '../art/palette.ts'
import type { BuiltPage } from '../build/builtPage.ts'
import type { SharePage } from './shareImage.ts'

const FALLBACK_ART = 'scenes/home'
const TILES = 4

/** The hero background by `theme-color`, which is set to the hero's color. */
const GROUNDS = new Map<string, SharePage['ground']>([
  [palette.coral500, 'coral'],
  [palette.sand0, 'sand'],
])
/** Separator in page titles. The share image shows only the part before it. */
const TITLE_SEPARATOR = ' | '

/**
 * The share image of a page: its title next to its first picture. Undefined for pages that use another page's image, such as
 * 404 pages.
 */
export function sharePage(page: BuiltPage): SharePage | undefined {
  const slug = /\/share\/(.+)\.png$/.exec(metaOf(page, 'property="og:image"'))?.[1]
  if (slug !== ownSlug(page.route)) return undefined
  const [first, ...others] = picturesOf(page)
  const more = collectionOf(page, first?.artKey, others)
  return {
    slug,
    title: metaOf(page, 'property="og:title"').split(TITLE_SEPARATOR)[0] ?? '',
    section: sectionOf(page.route),
    artKey: (first?.artKey ?? FALLBACK_ART) as `${ImageGroup}/${string}`,
    ...(more ? { more } : { photo: first?.photo }),
    ground: GROUNDS.get(metaOf(page, 'name="theme-color"')) ?? 'teal',
  }
}

/** The default name of a page's image, as in `renderer/pageAddress.ts`: "/strategy/short-form" has "strategy-short-form". */
const ownSlug = (route: string) => route.slice(1).replaceAll('/', '-') || 'home'

/** The footer's label for the page's part of the site, or the site's name. */
function sectionOf(route: string): string {
  const links = site.footer.columns.flatMap((column) => column.links)
  return links.find(({ href }) => route === href || route.startsWith(`${href}/`))?.label ?? site.name
}

/** Three more pictures for a list of articles, whose first one alone looks like that article. Undefined for other pages. */
function collectionOf(page: BuiltPage, key = '', others: readonly { artKey: string; photo?: string }[]) {
  if (!key.startsWith('articles/') || page.route.endsWith(key.slice('articles'.length))) return undefined
  const keys = others.filter(({ artKey, photo }) => artKey.startsWith('articles/') && !photo)
  const more = [...new Set(keys.map(({ artKey }) => artKey))].filter((one) => one !== key).slice(0, TILES - 1)
  return more.length === TILES - 1 ? (more as SharePage['more']) : undefined
}

/** The drawn pictures of a page, and the photos that replace some of them. Ignores photos within texts. */
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
