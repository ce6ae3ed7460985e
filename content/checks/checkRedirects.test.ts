import { expect, test } from 'vitest'
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
    pairs.map(([from, to], at) => ({ from, to, file: 'redirects.yaml', line: at + 1 })),
    pages,
  ).map(({ line, message }) => `${line}: ${message}`)

test('pages, places on them, and entries that wait for their day can be led to', () => {
  expect(check(['/old', '/contact'], ['/OLD.html', '/about#team'], ['/older', '/draft'])).toEqual([])
})

test.each([
  ['/about', '/contact', '/about is a page of the site. Remove the page or this redirect.'],
  ['/api/contacts', '/contact', '/api/contacts can’t be redirected'],
  ['/old', '/contcat', 'the page /contcat doesn’t exist. Did you mean "/contact"?'],
])('%s to "%s" is refused', (from, to, message) => {
  expect(check([from, to])).toEqual([expect.stringContaining(message)])
})

test('chains, circles and repetitions are refused', () => {
  expect(check(['/a', '/b'], ['/b', '/contact'], ['/b', '/about'])).toEqual([
    '1: /b is an old address too. Point straight to the new one.',
    '3: /b is listed twice. Remove one of them.',
  ])
  expect(check(['/a', '/b#there'], ['/b', '/a'])).toHaveLength(2)
})
