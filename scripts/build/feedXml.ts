import type { Article } from '#content/schema/article.ts'
import { escapeXml } from './sitemapXml.ts'

export interface Feed {
  title: string
  /** Absolute address of the site, without a slash at the end. */
  origin: string
  /** Path of the page that lists the articles. */
  listing: string
  entries: { path: string; article: FeedArticle }[]
}

type FeedArticle = Pick<Article, 'title' | 'excerpt' | 'author' | 'category' | 'date'>

/** An Atom feed (RFC 4287) of articles, the newest first; its date is that of the newest, so that builds are comparable. */
export function feedXml({ title, origin, listing, entries }: Feed): string {
  const newestFirst = [...entries].sort((a, b) => b.article.date.localeCompare(a.article.date))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `  <id>${escapeXml(`${origin}/feed.xml`)}</id>`,
    `  <title>${escapeXml(title)}</title>`,
    `  <updated>${timestamp(newestFirst[0]?.article.date ?? '1970-01-01')}</updated>`,
    `  <link rel="self" type="application/atom+xml" href="${escapeXml(`${origin}/feed.xml`)}"/>`,
    `  <link rel="alternate" type="text/html" href="${escapeXml(origin + listing)}"/>`,
    ...newestFirst.flatMap(({ path, article }) => entryXml(origin + path, article)),
    '</feed>',
    '',
  ].join('\n')
}

function entryXml(address: string, article: FeedArticle): string[] {
  return [
    '  <entry>',
    `    <id>${escapeXml(address)}</id>`,
    `    <title>${escapeXml(article.title)}</title>`,
    `    <updated>${timestamp(article.date)}</updated>`,
    `    <link rel="alternate" type="text/html" href="${escapeXml(address)}"/>`,
    `    <author><name>${escapeXml(article.author)}</name></author>`,
    `    <category term="${escapeXml(article.category)}"/>`,
    `    <summary>${escapeXml(article.excerpt)}</summary>`,
    '  </entry>',
  ]
}

const timestamp = (date: string) => `${date}T00:00:00Z`
