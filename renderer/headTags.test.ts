import { describe, expect, it } from 'vitest'
import { brand } from '#content/brand.ts'
import type { PageHead } from '#content/schema/page.ts'
import { headTags } from './headTags.ts'
import { renderHead } from './renderHead.ts'

const head: PageHead = {
  title: 'Safe & "sound"',
  description: 'A <b>page</b>',
  keywords: ['a', 'b'],
  hero: 'coral',
}
const find = (tags: ReturnType<typeof headTags>, key: string) =>
  tags.find(({ name, attributes }) => name === key || Object.values(attributes).includes(key))

describe('headTags', () => {
  it('names robots only where a page does', () => {
    expect(find(headTags(head, '/a'), 'robots')).toBeUndefined()
    const hidden = headTags({ ...head, noindex: true }, '/a')
    expect(find(hidden, 'robots')?.attributes.content).toBe('noindex')
  })

  it('takes the canonical address of another page where the head names one', () => {
    const tags = headTags({ ...head, canonical: '/b' }, '/a')
    for (const key of ['canonical', 'og:url']) {
      const { href, content } = find(tags, key)?.attributes ?? {}
      expect(href ?? content).toMatch(/\/b$/)
    }
  })

  it('has the color of the hero', () => {
    expect(find(headTags(head, '/a'), 'theme-color')?.attributes.content).toBe(brand.palette.coral[500])
  })
})

describe('renderHead', () => {
  it('escapes what a text may hold, and keeps JSON from ending its script', () => {
    const html = renderHead({ ...head, structuredData: [{ '@type': '</script>', url: '/a' }] }, '/a')
    expect(html).toContain('<title>Safe &#38; &#34;sound&#34;')
    expect(html).toContain('content="A &#60;b&#62;page&#60;/b&#62;"')
    expect(html.match(/<\/script>/g)).toHaveLength(1)
    expect(html).toMatch(/"url":"https?:\/\/[^"]+\/a"/)
  })
})
