import { describe, expect, it } from 'vitest'
import { readBuiltPage } from '../build/builtPage.ts'
import { type FakePage, fakePage, writeFakeSite } from '../testing/writeFakeSite.ts'
import { findPageProblems, findRepeatedHeads } from './findPageProblems.ts'

const built = (html: string, file = 'about/index.html') =>
  readBuiltPage(writeFakeSite({ [file]: html }), file)
const page = (parts: Partial<FakePage>) => built(fakePage({ route: '/about', ...parts }))

describe('findPageProblems', () => {
  it('finds nothing wrong with a complete page', () => {
    expect(findPageProblems(page({}))).toEqual([])
  })

  it.each([
    ['an empty title', { title: '' }, 'no title'],
    ['a short description', { description: 'Too short' }, 'description of 9 characters'],
    ['a long description', { description: 'x'.repeat(161) }, 'description of 161 characters'],
    ['no h1', { body: '<p>Text</p>' }, '0 h1 headings'],
    ['two h1', { body: '<h1>One</h1><h1>Two</h1>' }, '2 h1 headings'],
    [
      'a style attribute',
      { body: '<h1>A</h1><p style="opacity: 0">B</p>' },
      'style attribute on <p>: "opacity: 0"',
    ],
    ['an image without alt', { body: '<h1>A</h1><img src="/a.png">' }, 'image without alt: /a.png'],
    ['a repeated id', { body: '<h1 id="a">A</h1><p id="a">B</p>' }, 'id "a" stands more than once'],
    [
      'broken structured data',
      { head: '<script type="application/ld+json">{"a":</script>' },
      'structured data is not valid JSON',
    ],
  ])('reports %s', (_, parts, problem) => {
    expect(findPageProblems(page(parts))).toEqual([expect.stringContaining(`/about: ${problem}`)])
  })

  it('reports every missing tag of the head', () => {
    const problems = findPageProblems(
      built('<!doctype html><html><head></head><body><h1>A</h1></body></html>'),
    )
    expect(problems.join('\n')).toMatch(
      /lang[\s\S]*title[\s\S]*description[\s\S]*canonical[\s\S]*og:title[\s\S]*og:image[\s\S]*twitter:card/,
    )
  })

  it('lets a not-found page do without a canonical address, but not without noindex', () => {
    const html = (robots: string) =>
      `<html lang="en"><head><title>404</title><meta name="description" content="${'d'.repeat(60)}">${robots}</head><body><h1>404</h1></body></html>`
    expect(findPageProblems(built(html('<meta name="robots" content="noindex">'), '404.html'))).toEqual([])
    expect(findPageProblems(built(html(''), '404.html'))).toEqual([
      '/404.html: a not-found page must be noindex',
    ])
  })
})

describe('findRepeatedHeads', () => {
  const pages = (second: Partial<FakePage>) => [
    built(fakePage({ route: '/', title: 'Same' }), 'index.html'),
    page({ title: 'Same', ...second }),
  ]

  it('reports a title that two listed pages share', () => {
    expect(findRepeatedHeads(pages({}))).toEqual(['/, /about: the same title "Same"'])
  })

  it('does not count pages that are not listed', () => {
    expect(findRepeatedHeads(pages({ head: '<meta name="robots" content="noindex">' }))).toEqual([])
  })
})
