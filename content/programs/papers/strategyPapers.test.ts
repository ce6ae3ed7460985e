import { describe, expect, test } from 'vitest'
import { leadership } from '../../leadership.ts'
import type { PaperPart, WorkingPaper } from '../../schema/workingPaper.ts'
import { shortForm } from '../../shortForm.ts'
import { storytelling } from '../../storytelling.ts'
import { strategicThinking } from '../../strategicThinking.ts'
import { strategy } from '../../strategy.ts'

const papers: readonly (readonly [title: string, paper: WorkingPaper])[] = [
  ['Decision paper, page one', strategicThinking.paper],
  ['Story sheet', storytelling.paper],
  ['One-page board paper', shortForm.paper],
]

/** The texts of a part, each with the number of characters that fit on its line (content/schema/workingPaper.ts). */
function textsOf(part: PaperPart): [text: string, limit: number][] {
  if (part.kind === 'fields')
    return part.fields.flatMap(({ label, value }): [string, number][] => [
      [label, 40],
      [value, 110],
    ])
  if (part.kind === 'list') return part.items.map(({ text }): [string, number] => [text, 90])
  return [...part.columns, ...part.rows.flat()].map((text): [string, number] => [text, 80])
}

describe.each(papers)('%s', (title, paper) => {
  const texts: [text: string, limit: number][] = [
    [paper.title, 40],
    [paper.purpose, 90],
    ...paper.parts.flatMap(textsOf),
  ]

  test('belongs to its page and says that it is a sample', () => {
    expect(paper.title).toBe(title)
    expect(paper.caption).toMatch(/^Sample .* invented\.$/)
  })

  test('has no empty text, and none longer than its line', () => {
    expect(texts.filter(([text, limit]) => text === '' || text.length > limit)).toEqual([])
  })

  test('has a cell in every column of every row', () => {
    for (const part of paper.parts)
      if (part.kind === 'table') for (const row of part.rows) expect(row).toHaveLength(part.columns.length)
  })

  test('is signed, and dated with month and day', () => {
    expect(paper.signatures.length).toBeGreaterThan(0)
    for (const { date } of paper.signatures) expect(date).toMatch(/^[A-Z][a-z]+ \d{1,2}$/)
  })
})

test('the hubs show the top of a paper: some of its entries, unsigned', () => {
  const labels = ({ parts }: WorkingPaper) =>
    parts.map((part) => (part.kind === 'fields' ? part.fields.map(({ label }) => label) : part.title))
  const [thinking, telling] = strategy.programs.cards.flatMap(({ paper }) => paper ?? [])
  const tops = [thinking, telling, leadership.paper].flatMap((paper) => paper ?? [])
  expect(tops.map(labels)).toEqual([
    [['The question']],
    [['The sentence I want repeated']],
    [['My goal', 'Who observes it']],
  ])
  expect(tops.flatMap(({ signatures }) => signatures)).toEqual([])
  expect(tops.every(({ caption }) => /^Sample .* invented\.$/.test(caption))).toBe(true)
})

test('the story sheet has the six cards of the page, in their order', () => {
  const tables = storytelling.paper.parts.flatMap((part) => (part.kind === 'table' ? [part] : []))
  const cards = storytelling.framework.cards.map((card) => card.title)
  expect(tables[0]?.rows.map(([card]) => card)).toEqual(cards)
})

test('the board paper has the five lines that the bootcamp promises', () => {
  const labels = shortForm.paper.parts.flatMap((part) =>
    part.kind === 'fields' ? part.fields.map(({ label }) => label.toLowerCase()) : [],
  )
  const bootcamp = shortForm.programs.items.find(({ id }) => id === 'bootcamp')
  expect(bootcamp?.outcomes.join(' ')).toContain(labels.join(', '))
})
