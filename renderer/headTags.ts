import { brand, shortName } from '#content/brand.ts'
import type { HeroBackground, PageHead } from '#content/schema/page.ts'
import { siteUrl } from '#content/siteUrl.ts'

/** An element of the head that belongs to a page and changes with it. */
export interface HeadTag {
  name: 'title' | 'meta' | 'link'
  attributes: Readonly<Record<string, string>>
  text: string
}

const { teal, coral, sand } = brand.palette
const themeColors: Record<HeroBackground, string> = {
  teal: teal[900],
  coral: coral[500],
  paper: sand[0],
}

const tag = (name: HeadTag['name'], attributes: HeadTag['attributes'], text = ''): HeadTag => ({
  name,
  attributes,
  text,
})
const named = (name: string, content: string) => tag('meta', { name, content })
const property = (property: string, content: string) => tag('meta', { property, content })

/** The title of the browser tab: the company is appended unless the title names it already. */
const fullTitle = (title: string) => (title.includes(shortName) ? title : `${title} | ${shortName}`)

/** Path of the share image: "/strategy/short-form" has "/share/strategy-short-form.png". */
const shareImagePath = (head: PageHead, path: string) =>
  `/share/${head.shareImage ?? (path.replaceAll('/', '-').replace(/^-|-$/g, '') || 'home')}.png`

/**
 * What differs from page to page in the head, both in the pre-rendered HTML and after client-side navigation
 * (specification, point 3, Page metadata). Structured data is in the HTML alone: who reads it loads every page.
 * @param path the path of the page; determines canonical address and share image unless the head sets them
 */
export function headTags(head: PageHead, path: string): HeadTag[] {
  const canonical = siteUrl(head.canonical ?? path)
  return [
    tag('title', {}, fullTitle(head.title)),
    named('description', head.description),
    named('keywords', head.keywords.join(', ')),
    tag('link', { rel: 'canonical', href: canonical }),
    ...(head.noindex ? [named('robots', 'noindex')] : []),
    property('og:site_name', brand.name),
    property('og:type', head.type ?? 'website'),
    property('og:title', head.title),
    property('og:description', head.description),
    property('og:url', canonical),
    property('og:image', siteUrl(shareImagePath(head, path))),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    // The rest of a Twitter card is that of Open Graph.
    named('twitter:card', 'summary_large_image'),
    named('theme-color', themeColors[head.hero]),
  ]
}
