import { parse } from 'node-html-parser'
import { expect, it } from 'vitest'
import { feedXml } from './feeds.ts'

const entry = (date: string) => ({
  path: `/resources/articles/${date}`,
  article: { title: 'A & B <c>', excerpt: 'What it is about.', category: 'Impact & ROI' as const, date },
})

it('lists the newest article first, with absolute addresses and safe text', () => {
  const xml = feedXml({
    title: 'Articles',
    description: 'What we write about.',
    origin: 'https://site.example',
    entries: [entry('2026-01-05'), entry('2026-03-09')],
  })
  const feed = parse(xml)
  expect(feed.querySelectorAll('item guid').map((id) => id.text)).toEqual([
    'https://site.example/resources/articles/2026-03-09',
    'https://site.example/resources/articles/2026-01-05',
  ])
  expect(xml).toContain('<pubDate>Mon, 09 Mar 2026 00:00:00 GMT</pubDate>')
  expect(xml).toContain('<title>A &#38; B &#60;c&#62;</title>')
})
