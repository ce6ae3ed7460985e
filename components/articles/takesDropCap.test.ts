import { expect, test } from 'vitest'
import type { ShownBlock } from '#content/schema/article.ts'
import { takesDropCap } from './ArticleBody.tsx'

const text = (...content: Extract<ShownBlock, { kind: 'text' }>['content']): ShownBlock => ({
  kind: 'text',
  content,
})
const long = 'a'.repeat(140)

test.each([
  ['a long text', text(long), true],
  ['a long text that begins with another letter', text(`Ö${long}`), true],
  ['a short text', text('Here is an update.'), false],
  ['a quote', text(`“${long}`), false],
  ['emphasis at the start', text({ emphasis: long }), false],
  ['a heading', { kind: 'heading', id: 'a', text: long } as const, false],
  ['nothing', undefined, false],
])('%s', (_, block, expected) => {
  expect(takesDropCap(block)).toBe(expected)
})
