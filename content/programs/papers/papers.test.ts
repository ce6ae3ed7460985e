import { describe, expect, test } from 'vitest'
import type { PaperPart, WorkingPaper } from '../../schema/workingPaper.ts'
import { a1 } from '../a1.ts'
import { a2 } from '../a2.ts'
import { a3x } from '../a3x.ts'
import { t1 } from '../t1.ts'
import { t2 } from '../t2.ts'
import { t3x } from '../t3x.ts'

const papers: readonly (readonly [title: string, paper: WorkingPaper | undefined])[] = [
  ['Goal card', a1.paper],
  ['Live-problem sheet', a2.paper],
  ['Commitments to the company', a3x.paper],
  ['Huddle card', t1.paper],
  ['Register of conflicting demands', t2.paper],
  ['Stop list', t3x.paper],
]

/** The texts of a part, each with its maximum length in characters. */
function textsOf(part: PaperPart): [text: string, limit: number][] {
  if (part.kind === 'fields')
    return part.fields.flatMap(({ label, value }): [string, number][] => [
      [label, 40],
      [value, 110],
    ])
  const title: [string, number] = [part.title, 50]
  if (part.kind === 'list') return [title, ...part.items.map(({ text }): [string, number] => [text, 90])]
  const { columns, rows } = part
  return [
    title,
    ...columns.map((text): [string, number] => [text, 20]),
    ...rows.flat().map((text): [string, number] => [text, 80]),
  ]
}

describe.each(papers)('%s', (title, paper) => {
  if (!paper) throw new Error(`A program page has no paper "${title}"`)
  const texts: [text: string, limit: number][] = [
    [paper.title, 40],
    [paper.purpose, 90],
    [paper.when, 40],
    [paper.caption, 90],
    ...paper.parts.flatMap(textsOf),
    ...paper.signatures.flatMap(({ role, name, date }): [string, number][] => [
      [role, 40],
      [name, 50],
      [date, 12],
    ]),
  ]

  test('belongs to its program and says that it is a sample', () => {
    expect(paper.title).toBe(title)
    expect(paper.caption).toMatch(/^Sample .* invented\.$/)
  })

  test('has no empty text and none longer than its line', () => {
    expect(texts.filter(([text]) => text.trim() !== text || text === '')).toEqual([])
    expect(texts.filter(([text, limit]) => text.length > limit)).toEqual([])
  })

  test('can be read in a minute', () => {
    const words = texts.flatMap(([text]) => text.split(/\s+/))
    expect(words.length).toBeGreaterThan(60)
    expect(words.length).toBeLessThan(220)
  })

  test('has a cell in every column of every row', () => {
    for (const part of paper.parts)
      if (part.kind === 'table') for (const row of part.rows) expect(row).toHaveLength(part.columns.length)
  })

  test('is signed, and dated with month and day', () => {
    expect(paper.signatures.length).toBeGreaterThan(0)
    for (const { date } of paper.signatures) expect(date).toMatch(/^(March|April|May|June) \d{1,2}$/)
  })
})
