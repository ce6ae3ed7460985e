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
    ['a short description', { description: 'Too short' }, 'description of 9 characters'],
    ['no h1', { body: '<p>Text</p>' }, '0 h1 headings'],
    ['an image without alt', { body: '<h1>A</h1><img src="/a.png">' }, 'image without alt: /a.png'],
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
})

describe('findRepeatedHeads', () => {
  it('reports a title that two listed pages share', () => {
    const pages = [built(fakePage({ route: '/', title: 'Same' }), 'index.html'), page({ title: 'Same' })]
    expect(findRepeatedHeads(pages)).toEqual(['/, /about: the same title "Same"'])
  })
})
