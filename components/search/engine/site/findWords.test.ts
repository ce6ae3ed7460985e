import { expect, test } from 'vitest'
import { createRandom } from '../randomCases.ts'
import { words } from '../words.ts'
import { findCompounds, findWords } from './findWords.ts'
import { Question } from './Question.ts'

const ask = (...asked: string[]) => new Question(asked.map((word) => ({ word, matches: [] })))
const found = (text: string, question: Question) =>
  findWords(text, question).map(({ start, end, answers, isNext }) => [
    text.slice(start, end),
    answers,
    isNext,
  ])

test('finds whole words alone, whatever their capitals and accents', () => {
  const question = ask('form', 'zurich', 'é'.normalize('NFKD').slice(0, 1))
  expect(found('Form, reform, formal. ZÜRICH é', question)).toEqual([
    ['Form', 1, true],
    ['ZÜRICH', 2, false],
    ['é', 4, true],
  ])
})

test('a star stands for all words that begin so', () => {
  const question = new Question([{ word: 'coa', matches: [{ word: 'coa*' }, { word: 'team' }] }])
  expect(found('Coaches coast; a team', question)).toEqual([
    ['Coaches', 1, true],
    ['coast', 1, true],
    ['team', 1, false],
  ])
})

test('a word that answers two words of the question answers both', () => {
  const question = new Question([
    { word: 'manage', matches: [{ word: 'manager' }] },
    { word: 'manager', matches: [] },
  ])
  expect(found('Managers: a manager', question)).toEqual([['manager', 3, false]])
})

test('keeps places where folding changes the length of a text', () => {
  expect(found('½ İzmir ﬁnd Zu\u0308rich', ask('find', 'zurich', '2'))).toEqual([
    ['½', 4, false],
    ['ﬁnd', 1, false],
    ['Zu\u0308rich', 2, true],
  ])
})

test('finds compounds as one word, each once', () => {
  const text = 'A short-form, long-short-form - and form-'
  const compounds = findCompounds(text, ask('shortform', 'longshortform', 'form'))
  expect(compounds.map(({ start, end, answers }) => [text.slice(start, end), answers])).toEqual([
    ['short-form', 1],
    ['long-short-form', 2],
  ])
})

test('finds what a reading of every word finds', () => {
  const random = createRandom(51)
  const parts = [
    'co',
    'coach',
    'coaching',
    'é',
    'team',
    'a',
    '1',
    '½',
    '東京',
    '𝚺',
    '-',
    ' ',
    ', ',
    '’',
    '…',
    'ﬁ',
  ]
  for (let round = 0; round < 2_000; round++) {
    const text = Array.from({ length: random(30) }, () => parts[random(parts.length)]).join('')
    const asked = ['co', 'coach', 'e', 'team', 'a1', '東京', 'fi'].slice(random(4), 4 + random(4))
    const question = ask(...asked)
    const expected = words(text).flatMap((word) => question.answeredBy(word) || [])
    expect({ text, answers: findWords(text, question).map(({ answers }) => answers) }).toEqual({
      text,
      answers: expected,
    })
  }
})
