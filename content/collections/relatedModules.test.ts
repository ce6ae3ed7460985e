import { expect, test } from 'vitest'
import { loadModules } from './modules.ts'
import { relatedModules } from './relatedModules.ts'

const modules = loadModules()

function related(slug: string) {
  const module = modules.find((entry) => entry.slug === slug)
  if (!module) throw new Error(`There is no module "${slug}"`)
  return relatedModules(module, modules).map((entry) => entry.slug)
}

test.each([
  [
    'a module of a large category',
    'the-coaching-quarter-hour',
    ['find-your-why', 'delegate-without-disappearing', 'feedback-that-lands'],
  ],
  [
    'a module of three',
    'steady-in-the-storm',
    ['find-your-why', 'energy-is-a-budget', 'lead-the-change-you-did-not-choose'],
  ],
  ['the sibling of Find Your Why', 'your-default-under-pressure', ['find-your-why']],
  ['Find Your Why itself', 'find-your-why', ['your-default-under-pressure']],
])('of %s', (_, slug, expected) => {
  expect(related(slug)).toEqual(expected)
})

test('no module is related to itself or named twice', () => {
  for (const { slug } of modules) {
    const slugs = related(slug)
    expect(slugs).not.toContain(slug)
    expect(new Set(slugs).size).toBe(slugs.length)
    expect(slugs.length).toBeGreaterThan(0)
  }
})

test('a catalogue without Find Your Why relates modules of one category', () => {
  const rest = modules.filter(({ slug }) => slug !== 'find-your-why')
  const module = rest.find(({ slug }) => slug === 'steady-in-the-storm')
  expect(module && relatedModules(module, rest).map(({ slug }) => slug)).toEqual([
    'energy-is-a-budget',
    'lead-the-change-you-did-not-choose',
  ])
})
