import { expect, test } from 'vitest'
import type { ModuleCategory, ModuleFacts } from '../schema/module.ts'
import { loadModules } from './modules.ts'
import { relatedModules } from './relatedModules.ts'

const entry = (slug: string, category: ModuleCategory): ModuleFacts => ({
  slug,
  title: slug,
  description: slug,
  category,
  audience: 'All Leaders',
  draft: false,
})
const catalog = [
  entry('find-your-why', 'Self-Awareness & Purpose'),
  entry('your-default', 'Self-Awareness & Purpose'),
  ...['a', 'b', 'c', 'd'].map((slug) => entry(slug, 'People Leadership Skills')),
  entry('alone', 'Change & Resilience'),
]

function related(slug: string, modules: readonly ModuleFacts[]) {
  const module = modules.find((one) => one.slug === slug)
  if (!module) throw new Error(`There is no module "${slug}"`)
  return relatedModules(module, modules).map((one) => one.slug)
}

test.each([
  ['a module of a large category', 'c', ['find-your-why', 'a', 'b']],
  ['a module that is alone in the last category', 'alone', ['find-your-why', 'your-default', 'a']],
  ['the sibling of Find Your Why', 'your-default', ['find-your-why', 'a', 'b']],
  ['Find Your Why itself', 'find-your-why', ['your-default', 'a', 'b']],
])('of %s', (_, slug, expected) => {
  expect(related(slug, catalog)).toEqual(expected)
})

test('no shipped module is related to itself or named twice', () => {
  const modules = loadModules()
  for (const { slug } of modules) {
    const slugs = related(slug, modules)
    expect(slugs).not.toContain(slug)
    expect(new Set(slugs).size).toBe(slugs.length)
    expect(slugs).toHaveLength(3)
  }
})

test('a catalog without Find Your Why relates modules of one category first', () => {
  expect(related('d', catalog.slice(1))).toEqual(['a', 'b', 'c'])
  expect(related('alone', catalog.slice(1))).toEqual(['your-default', 'a', 'b'])
  expect(related('alone', catalog.slice(-1))).toEqual([])
})
