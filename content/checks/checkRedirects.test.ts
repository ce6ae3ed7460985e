import { expect, test, vi } from 'vitest'
import { showProblem } from '../collections/ContentError.ts'
import { NEVER } from '../collections/publication.ts'
import { checkRedirects } from './checkRedirects.ts'

const pages = new Map([
  ['/', ''],
  ['/contact', ''],
  ['/about', ''],
  ['/resources/articles/waits', '2026-04-02'],
  ['/resources/articles/draft', NEVER],
])
const check = (...pairs: [from: string, to: string][]) =>
  checkRedirects(
    pairs.map(([from, to], at) => ({ from, to, line: at + 1 })),
    'redirects.yaml',
    pages,
  ).map(showProblem)

test('pages that are there, and places on them, can be led to', () => {
  expect(check(['/old', '/contact'], ['/OLD.html', '/about#team'], ['/old/home', '/'])).toEqual([])
})

test.each([
  [
    'old',
    '/contact',
    '"old" isn’t an old address. An address begins with a slash and doesn’t end with one, as in /old-page.',
  ],
  [
    '/old/',
    '/contact',
    '"/old/" isn’t an old address. An address begins with a slash and doesn’t end with one, as in /old-page.',
  ],
  [
    '/old?a=1',
    '/about',
    '"/old?a=1" isn’t an old address. An address begins with a slash and doesn’t end with one, as in /old-page.',
  ],
  ['/about', '/contact', '/about is a page of the site. Remove the page or this line.'],
  [
    '/api/contacts',
    '/contact',
    '/api/contacts can’t be redirected, because the server handles requests there.',
  ],
  [
    '/old',
    'https://evil.example/',
    '"https://evil.example/" is another site. Use a page of this one, such as /contact.',
  ],
  ['/old', '//evil.example', '"//evil.example" is another site. Use a page of this one, such as /contact.'],
  ['/old', '', '"" isn’t the address of a page. It begins with a slash, as in /contact.'],
  [
    '/old',
    '/contact; return 200',
    '"/contact; return 200" isn’t the address of a page. It begins with a slash, as in /contact.',
  ],
  ['/old', '/contcat', 'there is no page /contcat. Did you mean /contact?'],
  ['/old', '/old#there', '/old points to itself.'],
  [
    '/old',
    '/resources/articles/draft',
    '/resources/articles/draft is a draft. Until it’s public, use another page, such as /resources/articles.',
  ],
  [
    '/old',
    '/resources/articles/waits',
    '/resources/articles/waits is scheduled for April 2, 2026. Until it’s public, use another page, such as /resources/articles.',
  ],
])('%s to "%s" is refused', (from, to, message) => {
  vi.stubEnv('CONTENT_TODAY', '2026-03-01')
  expect(check([from, to])).toEqual([`redirects.yaml:1: ${message}`])
})

test('chains, circles and repetitions are refused', () => {
  expect(check(['/a', '/b'], ['/b', '/contact'], ['/b', '/about'])).toEqual([
    'redirects.yaml:1: /b is an old address too. Point straight to /about.',
    'redirects.yaml:3: /b is listed twice. Remove one of them.',
  ])
  expect(check(['/a', '/b'], ['/b', '/a'])).toHaveLength(2)
})
