import type { ImageGroup } from '#content/images.ts'
import { site } from '#content/site.ts'
import { palette } from '../art/palette.ts'
import { type BuiltPage, metaOf } from '../build/builtPage.ts'
import type { SharePage } from './shareImage.ts'

const FALLBACK_ART = 'scenes/home'

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
  const [first] = picturesOf(page)
  // The picture of one article says nothing of a list of articles.
  const isOwn =
    first &&
    (!first.artKey.startsWith('articles/') || page.route.endsWith(first.artKey.slice('articles'.length)))
  return {
    slug,
    title: metaOf(page, 'property="og:title"').split(TITLE_SEPARATOR)[0] ?? '',
    section: sectionOf(page.route),
    artKey: (isOwn ? first.artKey : FALLBACK_ART) as `${ImageGroup}/${string}`,
    photo: isOwn ? first.photo : undefined,
    ground: GROUNDS.get(metaOf(page, 'name="theme-color"')) ?? 'teal',
  }
}

/** The default name of a page's image, as in `renderer/headTags.ts`: "/strategy/short-form" has "strategy-short-form". */
const ownSlug = (route: string) => route.slice(1).replaceAll('/', '-') || 'home'

/** The footer's label for the page's part of the site, or the site's name. */
function sectionOf(route: string): string {
  const links = site.footer.columns.flatMap((column) => column.links)
  return links.find(({ href }) => route === href || route.startsWith(`${href}/`))?.label ?? site.name
}

/** The drawn pictures of a page, and the photos that replace some of them. Ignores photos within texts. */
function picturesOf(page: BuiltPage): { artKey: string; photo: string | undefined }[] {
  const sources = page.root.querySelectorAll('main img[src]').map((image) => image.getAttribute('src') ?? '')
  return sources.flatMap((src) => {
    const [, folder, artKey] = /^\/(art|images)\/(\w+\/[\w-]+)\./.exec(src) ?? []
    return artKey ? [{ artKey, photo: folder === 'images' ? src : undefined }] : []
  })
}
