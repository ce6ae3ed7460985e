import { expect, it } from 'vitest'
import { slugify } from './slugify.ts'

it.each([
  ["What's new? Über-views", 'whats-new-ueber-views'],
  ['AI & Technology', 'ai-and-technology'],
  ['Bjørn Groß-Łęcki', 'bjorn-gross-lecki'],
  ['Jo\u0308rg Müller', 'joerg-mueller'],
  ['  Núria   Coll-Vidal ', 'nuria-coll-vidal'],
])('the slug of "%s" is "%s"', (title, slug) => {
  expect(slugify(title)).toBe(slug)
})
