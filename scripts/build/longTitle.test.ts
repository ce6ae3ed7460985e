import { expect, it } from 'vitest'
import { builtPage } from './builtPage.ts'
import { longTitle } from './longTitle.ts'

const page = (title: string, tags = '') =>
  builtPage(
    'about/index.html',
    `<html><head><title>${title}</title><link rel="canonical" href="https://a.example/about">${tags}</head><body></body></html>`,
  )

it('says how much of a title search engines cut off', () => {
  expect(longTitle(page('a'.repeat(60)))).toBeUndefined()
  expect(longTitle(page(`${'a'.repeat(57)} &amp; us`))).toMatch(/^\/about: .*& us": 2 characters too long/)
  expect(longTitle(page(`${'a'.repeat(50)} | Articles | Brand`))).toBeUndefined()
  expect(longTitle(page('a'.repeat(61), '<meta name="robots" content="noindex">'))).toBeUndefined()
})
