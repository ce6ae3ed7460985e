import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { findReferenceProblems } from './findReferenceProblems.ts'

function problems(body: string, files: Record<string, string> = {}) {
  const client = temporaryFolder({
    'index.html': `<link rel="canonical" href="https://site.example/"><h1>Home</h1>${body}`,
    'about/index.html': '<h1 id="top">About</h1>',
    '404.html': '<h1>Not found</h1>',
    'art/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    ...files,
  })
  return findReferenceProblems(client)
}

describe('findReferenceProblems', () => {
  it('accepts what leads somewhere', () => {
    const body = `<a href="/about?tab=demo#top">page</a> <a href="https://elsewhere.example/x">site</a>
      <a href="mailto:a@b.example">mail</a> <form action="/api/contacts" method="post"></form>
      <img src="/art/a.svg" srcset="/art/a.svg 1x, /art/a.svg 2x" alt="">`
    expect(problems(body)).toEqual([])
  })

  it.each([
    ['<a href="/missing">page</a>', '/: /missing leads nowhere'],
    ['<a href="/about#team">anchor</a>', '/: /about#team leads to no element with the id "team"'],
    [
      '<img src="https://cdn.example/a.png" alt="">',
      '/: https://cdn.example/a.png is loaded from another host',
    ],
    [
      '<meta property="og:image" content="https://site.example/share/y.png">',
      '/: https://site.example/share/y.png leads nowhere',
    ],
  ])('judges %s', (body, problem) => {
    expect(problems(body)).toEqual([problem])
  })
})
