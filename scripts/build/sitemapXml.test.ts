import { parse } from 'node-html-parser'
import { describe, expect, it } from 'vitest'
import { feedXml } from './feedXml.ts'
import { sitemapXml } from './sitemapXml.ts'

describe('sitemapXml', () => {
  it('lists addresses in a fixed order, made safe', () => {
    const xml = sitemapXml(['https://site.example/b', 'https://site.example/a?x=1&y=2'])
    expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1])).toEqual([
      'https://site.example/a?x=1&amp;y=2',
      'https://site.example/b',
    ])
  })
})

describe('feedXml', () => {
  const article = (date: string, title = 'A & B <c>') => ({
    path: `/resources/articles/${date}`,
    article: {
      title,
      excerpt: 'What it is about.',
      author: 'Asha Rao',
      category: 'Impact & ROI' as const,
      date,
    },
  })

  it('lists the newest article first and dates the feed by it', () => {
    const xml = feedXml({
      title: 'Articles',
      origin: 'https://site.example',
      listing: '/resources/articles',
      entries: [article('2026-01-05'), article('2026-03-09')],
    })
    const feed = parse(xml)
    expect(feed.querySelector('updated')?.text).toBe('2026-03-09T00:00:00Z')
    expect(feed.querySelectorAll('entry id').map((id) => id.text)).toEqual([
      'https://site.example/resources/articles/2026-03-09',
      'https://site.example/resources/articles/2026-01-05',
    ])
    expect(xml).toContain('<title>A &amp; B &lt;c&gt;</title>')
  })
})
