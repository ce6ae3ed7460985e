import { describe, expect, test } from 'vitest'
import { parseMarkdown } from './parseMarkdown.ts'

describe('parseMarkdown', () => {
  test('knows text, headings with unique ids, lists with titles and quotes with authors', () => {
    const markdown = [
      'Some **bold**, a [link](/contact)\nand R&D.',
      "## What's next?\n\n## What's next?",
      '**Watch for**\n\n- one\n- *two*',
      '**On its own**',
      '> Said so.\n> — Asha Rao',
      '> Said so.\n>\n> -- Asha Rao',
    ].join('\n\n')
    expect(parseMarkdown(markdown)).toEqual([
      {
        kind: 'text',
        content: ['Some ', { strong: 'bold' }, ', a ', { text: 'link', href: '/contact' }, ' and R&D.'],
      },
      { kind: 'heading', id: 'whats-next', text: 'What’s next?' },
      { kind: 'heading', id: 'whats-next-2', text: 'What’s next?' },
      { kind: 'list', title: 'Watch for', items: [['one'], [{ emphasis: 'two' }]] },
      { kind: 'text', content: [{ strong: 'On its own' }] },
      { kind: 'quote', content: ['Said so.'], author: 'Asha Rao' },
      { kind: 'quote', content: ['Said so.'], author: 'Asha Rao' },
    ])
  })

  test.each([
    ['a table', '| a | b |\n|---|---|\n| 1 | 2 |', /line 1: table is not supported/],
    ['code', 'Use `this`.', /line 1: codespan is not supported/],
    ['a code block', 'Text.\n\n```\ncode\n```', /line 3: code is not supported/],
    ['HTML', 'Text.\n\n<div>x</div>', /line 3: html is not supported/],
    ['an image', '![alt](/x.png)', /image is not supported/],
    ['a numbered list', '1. one', /numbered lists are not supported/],
    ['a nested list', '- one\n  - two', /a list item must be one paragraph/],
    ['nested emphasis', '**bold and *italic***', /cannot be nested/],
    ['another heading level', '# Title', /write headings with ##/],
    ['an entity', 'R&amp;D', /write the character itself instead of &amp;/],
    ['a script address', '[x](javascript:alert)', /must start with/],
    ['a protocol-relative address', '[x](//evil.example)', /must start with/],
    ['a line', 'Text\n\n---', /hr is not supported/],
  ])('refuses %s', (_, markdown, message) => {
    expect(() => parseMarkdown(markdown)).toThrow(message)
  })
})
