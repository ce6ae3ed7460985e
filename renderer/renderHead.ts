import { displayFontUrl, textFontUrl } from '#components/theme/Fonts.tsx'
import { brand } from '#content/brand.ts'
import { escapeHtml } from '#content/schema/escape.ts'
import type { PageHead } from '#content/schema/page.ts'
import { site } from '#content/site.ts'
import { type HeadTag, headTags } from './headTags.ts'

function renderTag({ name, attributes, text }: HeadTag): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
  const start = `<${name}${written.join('')}>`
  if (name === 'meta' || name === 'link') return start
  // A script's text isn't unescaped by the browser.
  return `${start}${name === 'script' ? text : escapeHtml(text)}</${name}>`
}

/** All tags of a page's head except its styles, as HTML: those of the page, and those that every page has. */
export function renderHead(head: PageHead, path: string): string {
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...headTags(head, path).map(renderTag),
    // For scripts/build/startClient.js.
    ...(site.notice?.ends ? [`<meta name="notice-ends" content="${site.notice.ends}">`] : []),
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
