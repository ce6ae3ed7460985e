import { expect, test, vi } from 'vitest'
import { NEVER } from '../collections/publication.ts'
import { checkRedirects } from './checkRedirects.ts'

const pages = new Map([
  ['/', ''],
  ['/contact', ''],
  ['/about', ''],
  ['/waits', '2026-04-02'],
  ['/draft', NEVER],
])
const check = (...pairs: [from: string, to: string][]) =>
  checkRedirects(
    pairs.map(([from, to], at) => ({ from, to, line: at + 1 })),
    'redirects.yaml',
    pages,
  ).map(({ line, message }) => `${line}: ${message}`)

test('pages that are there, and places on them, can be led to', () => {
  expect(check(['/old', '/contact'], ['/OLD.html', '/about#team'])).toEqual([])
})

test.each([
  ['old', '/contact', 'isn’t a pair of addresses of this site'],
  ['/old', 'https://evil.example/', 'isn’t a pair of addresses'],
  ['/old', '/contact; return 200', 'isn’t a pair of addresses'],
  ['/about', '/contact', '/about is a page of the site. Remove the page or this line.'],
  ['/api/contacts', '/contact', '/api/contacts can’t be redirected'],
  ['/old', '/contcat', 'the page /contcat doesn’t exist. Did you mean "/contact"?'],
  ['/old', '/old#there', '/old is an old address too.'],
  ['/old', '/draft', 'the page /draft is a draft.'],
  ['/old', '/waits', 'the page /waits is scheduled for April 2, 2026.'],
])('%s to "%s" is refused', (from, to, message) => {
  vi.stubEnv('CONTENT_TODAY', '2026-03-01')
  expect(check([from, to])).toEqual([expect.stringContaining(message)])
})

test('chains, circles and repetitions are refused', () => {
  expect(check(['/a', '/b'], ['/b', '/contact'], ['/b', '/about'])).toEqual([
    '1: /b is an old address too. Point straight to the new one.',
    '3: /b is listed twice. Remove one of them.',
  ])
  expect(check(['/a', '/b'], ['/b', '/a'])).toHaveLength(2)
})
