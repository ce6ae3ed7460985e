import { displayFontUrl } from '#components/theme/Fonts.tsx'
import type { PageHead, StructuredData } from '#content/schema/page.ts'
import { company, siteUrl } from '#content/site.ts'
import { fullTitle, shareImagePath } from './pageAddress.ts'

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}">`

/** JSON-LD inside a script element: "<" must not be able to end it. */
const jsonLd = (data: readonly StructuredData[]) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': data }, absolute).replaceAll('<', '\\u003c')}</script>`

const absolute = (key: string, value: unknown) =>
  (key === 'url' || key === 'item' || key === 'logo' || key === 'image' || key === '@id') &&
  typeof value === 'string' &&
  value.startsWith('/')
    ? siteUrl(value)
    : value

/**
 * All tags of a page's head except its styles, as HTML.
 * @param path the path of the page, from which canonical address and share image follow unless the head says otherwise
 */
export function renderHead(head: PageHead, path: string): string {
  const title = fullTitle(head.title)
  const canonical = siteUrl(head.canonical ?? path)
  const image = siteUrl(shareImagePath(head, path))
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', head.description),
    meta('name', 'keywords', head.keywords.join(', ')),
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    head.noindex ? meta('name', 'robots', 'noindex') : '',
    meta('property', 'og:site_name', company.name),
    meta('property', 'og:type', head.type ?? 'website'),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', canonical),
    meta('property', 'og:image', image),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', head.title),
    meta('name', 'twitter:description', head.description),
    meta('name', 'twitter:image', image),
    meta(
      'name',
      'theme-color',
      head.hero === 'coral' ? '#EE6A4D' : head.hero === 'teal' ? '#0B3A3D' : '#FCF9F4',
    ),
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    '<link rel="alternate" type="application/rss+xml" title="Arohana articles" href="/feed.xml">',
    `<link rel="preload" href="${displayFontUrl}" as="font" type="font/woff2" crossorigin>`,
    head.structuredData ? jsonLd(head.structuredData) : '',
  ]
    .filter(Boolean)
    .join('\n    ')
}
