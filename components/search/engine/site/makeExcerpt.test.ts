import { expect, test } from 'vitest'
import { createRandom } from '../randomCases.ts'
import { makeExcerpt } from './makeExcerpt.ts'
import { markWords } from './markWords.ts'
import { Question } from './Question.ts'

const ask = (...words: string[]) => new Question(words.map((word) => ({ word, matches: [] })))
const question = ask('coach', 'team', 'zurich', 'shortform')
const marked = (text: string) => {
  const excerpt = makeExcerpt(text, markWords(text, question))
  return excerpt.ranges.map(({ start, end }) => excerpt.text.slice(start, end))
}

test('marks whole words in their own spelling, once each', () => {
  expect(marked('A Coach in Zürich, and coaches.')).toEqual(['Coach', 'Zürich'])
  expect(marked('Cafe\u0301 Zu\u0308rich')).toEqual(['Zu\u0308rich'])
  expect(marked('Our short-form team')).toEqual(['short-form', 'team'])
})

test('shows the place where most of the words stand together', () => {
  const filler = 'words that fill the page '.repeat(20)
  const page = `coach ${filler}team and coach ${filler}`
  const { text } = makeExcerpt(page, markWords(page, ask('team', 'coach')))
  expect(text).toContain('team and coach')
  expect(text).toMatch(/^… .+ …$/)
  expect(text.length).toBeLessThan(210)
})

test('never cuts a word or a mark, and never leaves the text', () => {
  const random = createRandom(31)
  const words = ['coach', 'team', 'Zürich', 'a', 'something', 'else', 'longer-than-others', '😀']
  for (let round = 0; round < 500; round++) {
    const text = Array.from({ length: random(120) }, () => words[random(words.length)]).join(' ')
    const excerpt = makeExcerpt(text, markWords(text, question))
    const inner = excerpt.text.replace(/^… /, '').replace(/ …$/, '')
    expect(` ${text} `).toContain(` ${inner} `)
    for (const { start, end } of excerpt.ranges)
      expect(['coach', 'team', 'Zürich']).toContain(excerpt.text.slice(start, end))
    if (/coach|team|Zürich/.test(text)) expect(excerpt.ranges.length).toBeGreaterThan(0)
  }
})
