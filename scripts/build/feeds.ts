import type { Article } from '#content/schema/article.ts'
import { escapeHtml } from '#content/schema/escape.ts'

/**
 * Builds a sitemap of absolute addresses (https://www.sitemaps.org/protocol.html); sorted, so that builds are
 * comparable.
 */
export function sitemapXml(addresses: string[]): string {
  const entries = [...addresses].sort().map((address) => `  <url><loc>${escapeHtml(address)}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}

export interface Feed {
  title: string
  description: string
  /** Absolute address of the site, without a trailing slash. */
  origin: string
  entries: { path: string; article: FeedArticle }[]
}

type FeedArticle = Pick<Article, 'title' | 'excerpt' | 'category' | 'date'>

/** Builds an RSS 2.0 feed of articles, newest first, without a build date, so that builds are comparable. */
export function feedXml({ title, description, origin, entries }: Feed): string {
  const newestFirst = [...entries].sort((a, b) => b.article.date.localeCompare(a.article.date))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    `  <title>${escapeHtml(title)}</title>`,
    `  <link>${escapeHtml(`${origin}/`)}</link>`,
    `  <description>${escapeHtml(description)}</description>`,
    '  <language>en</language>',
    `  <atom:link rel="self" type="application/rss+xml" href="${escapeHtml(`${origin}/feed.xml`)}"/>`,
    ...newestFirst.flatMap(({ path, article }) => itemXml(origin + path, article)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

function itemXml(address: string, article: FeedArticle): string[] {
  return [
    '  <item>',
    `    <title>${escapeHtml(article.title)}</title>`,
    `    <link>${escapeHtml(address)}</link>`,
    `    <guid>${escapeHtml(address)}</guid>`,
    `    <pubDate>${new Date(`${article.date}T00:00:00Z`).toUTCString()}</pubDate>`,
    `    <category>${escapeHtml(article.category)}</category>`,
    `    <description>${escapeHtml(article.excerpt)}</description>`,
    '  </item>',
  ]
}
