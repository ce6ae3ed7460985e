import createCache, { type EmotionCache } from '@emotion/cache'
import { beforeEach, expect, test, vi } from 'vitest'
import { appendStyles } from './appendStyles.ts'

interface FakeElement {
  rules: string[]
}

/** What the sheet of the installed Emotion has put into the document: one list of rules for each element. */
let elements: FakeElement[]

beforeEach(() => {
  elements = []
  const createElement = () => {
    const cssRules: string[] = []
    const sheet = { cssRules, insertRule: (rule: string) => cssRules.push(rule) }
    return { sheet, rules: cssRules, setAttribute() {}, appendChild() {} }
  }
  vi.stubGlobal('document', { createElement, createTextNode: () => ({}) })
})

function newSheet(): EmotionCache['sheet'] {
  const { sheet } = createCache({ key: 'a', speedy: true })
  const container = { insertBefore: (element: FakeElement) => elements.push(element) }
  return Object.assign(sheet, { container })
}

test('rules that come together share an element, later ones get one of their own', async () => {
  const sheet = newSheet()
  appendStyles({ sheet })
  for (const rule of ['a{}', 'b{}']) sheet.insert(rule)
  await Promise.resolve()
  for (const rule of ['c{}', 'd{}']) sheet.insert(rule)
  expect(elements.map(({ rules }) => rules)).toEqual([
    ['a{}', 'b{}'],
    ['c{}', 'd{}'],
  ])
})

test('Emotion on its own puts all of them into one', async () => {
  const sheet = newSheet()
  sheet.insert('a{}')
  await Promise.resolve()
  sheet.insert('b{}')
  expect(elements.map(({ rules }) => rules)).toEqual([['a{}', 'b{}']])
})
