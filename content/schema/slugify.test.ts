import { expect, it } from 'vitest'
import { slugify } from './slugify.ts'

it.each([
  ["What's new? Über-views", 'whats-new-uber-views'],
  ['AI & Technology', 'ai-and-technology'],
  ['Bjørn Groß-Łęcki', 'bjorn-gross-lecki'],
  ['  Núria   Coll-Vidal ', 'nuria-coll-vidal'],
])('the slug of "%s" is "%s"', (title, slug) => {
  expect(slugify(title)).toBe(slug)
})
