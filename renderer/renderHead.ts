import { displayFontUrl, textFontUrl } from '#components/theme/Fonts.tsx'
import { brand } from '#content/brand.ts'
import { escapeHtml } from '#content/schema/escape.ts'
import type { PageHead, StructuredData } from '#content/schema/page.ts'
import { site } from '#content/site.ts'
import { siteUrl } from '#content/siteUrl.ts'
import { type HeadTag, headTags } from './headTags.ts'

function renderTag({ name, attributes, text }: HeadTag): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
  const start = `<${name}${written.join('')}>`
  if (name === 'meta' || name === 'link') return start
  return `${start}${escapeHtml(text)}</${name}>`
}

/** JSON-LD, with "<" escaped so that it can't end the script element. */
const jsonLd = (data: readonly StructuredData[]) =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': data }, absolute).replaceAll('<', '\\u003c')

const absolute = (key: string, value: unknown) =>
  ['url', 'item', 'logo', 'image', '@id'].includes(key) && typeof value === 'string' && value.startsWith('/')
    ? siteUrl(value)
    : value

/** All tags of a page's head except its styles, as HTML: those of the page, and those that every page has. */
export function renderHead(head: PageHead, path: string): string {
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...headTags(head, path).map(renderTag),
    ...(head.structuredData
      ? [`<script type="application/ld+json">${jsonLd(head.structuredData)}</script>`]
      : []),
    // For scripts/build/startClient.js.
    ...(site.notice?.ends ? [`<meta name="notice-ends" content="${site.notice.ends}">`] : []),
    '<link rel="stylesheet" href="/print.css" media="print">',
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(brand.name)} articles" href="/feed.xml">`,
    ...[displayFontUrl, textFontUrl].map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
  ].join('\n    ')
}
