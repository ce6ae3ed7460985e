import { describe, expect, test } from 'vitest'
import { brand } from '../brand.ts'
import type { ProgramBlock, ProgramPageContent } from '../schema/program.ts'
import { a1 } from './a1.ts'
import { a2 } from './a2.ts'
import { a3x } from './a3x.ts'
import { t1 } from './t1.ts'
import { t2 } from './t2.ts'
import { t3x } from './t3x.ts'

const pages: readonly (readonly [code: string, page: ProgramPageContent])[] = [
  ['A1', a1],
  ['A2', a2],
  ['A3X', a3x],
  ['T1', t1],
  ['T2', t2],
  ['T3X', t3x],
]

const partNames = ({ bands }: ProgramPageContent) =>
  bands.flatMap(({ parts }): readonly ProgramBlock[] => parts)

const blocks = (page: ProgramPageContent) =>
  partNames(page).flatMap((name) => (name === 'paper' || name === 'voice' ? [] : [page[name]]))

const headings = (page: ProgramPageContent) => [
  page.hero.heading,
  ...blocks(page).flatMap((block) => (block ? [block.heading] : [])),
  page.closing.heading,
  ...[...page.audience.people, ...page.workshop.sittings, ...page.themes.items].map(({ title }) => title),
]

describe.each(pages)('%s', (code, page) => {
  test('says in its first heading which program it is, and that it is one', () => {
    expect(page.hero.heading).toMatch(new RegExp(`^${code}: the .*program for `))
  })

  test('has a title and a description that search engines show whole', () => {
    expect(`${page.head.title} | ${brand.name}`.length).toBeLessThanOrEqual(60)
    expect(page.head.description.length).toBeGreaterThanOrEqual(120)
    expect(page.head.description.length).toBeLessThanOrEqual(160)
  })

  test('says above every part what the part is', () => {
    const words = blocks(page).map((block) => block?.label)
    expect(words).not.toContain(undefined)
    expect(words).toEqual(
      expect.arrayContaining([
        'Who it is for',
        'Three-phase structure',
        'Themes and skills',
        code.startsWith('A') ? 'What participants get' : 'What participants gain',
        'Outcomes',
      ]),
    )
  })

  test('shows each of its parts once, its paper and a participant among them', () => {
    const names = partNames(page)
    expect(new Set(names).size).toBe(names.length)
    expect(
      [...names, 'moments', 'pitch'].toSorted().filter((name, index, all) => all.indexOf(name) === index),
    ).toEqual([
      'audience',
      'gains',
      'moments',
      'outcomes',
      'paper',
      'pitch',
      'structure',
      'themes',
      'voice',
      'workshop',
    ])
    for (const name of ['moments', 'pitch'] as const)
      expect(names.includes(name)).toBe(page[name] !== undefined)
  })

  test('begins at most one heading in ten with a number', () => {
    const all = headings(page)
    const numbers = all.filter((text) =>
      /^(\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/i.test(text),
    )
    expect(numbers.length).toBeLessThanOrEqual(all.length / 10)
  })
})

test('no heading stands on two of the pages', () => {
  const all = pages.flatMap(([, page]) => headings(page))
  expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([])
})

/** The sentences in a page's content that are long enough to be compared. */
function sentences(value: unknown): string[] {
  if (typeof value === 'string')
    return value.split(/(?<=[.?!:])\s+/).filter((text) => text.split(' ').length > 5)
  return value && typeof value === 'object' ? Object.values(value).flatMap(sentences) : []
}

test('no sentence stands on two of the pages', () => {
  const all = pages.flatMap(([, { head, hero, closing, paper, ...page }]) =>
    sentences([hero.lead, closing.text, paper?.purpose, paper?.parts, Object.values(page)]),
  )
  expect(all.length).toBeGreaterThan(300)
  expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([])
})

test('no two of the pages are laid out alike', () => {
  const layouts = pages.map(([, { hero, bands, closing }]) =>
    [
      hero.ground,
      ...bands.map(({ parts, ground, split }) => [parts.join('+'), ground, split].join()),
      closing.ground,
    ].join(' '),
  )
  expect(new Set(layouts).size).toBe(pages.length)
})

test.each(pages)('%s: a band never has the ground of the one before', (_code, { bands, closing }) => {
  const grounds = [...bands.map(({ ground }) => ground ?? 'paper'), 'paper', closing.ground]
  expect(grounds.filter((ground, index) => ground !== 'paper' && ground === grounds[index + 1])).toEqual([])
})
