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
      { kind: 'list', title: 'Watch for', items: [{ content: ['one'] }, { content: [{ emphasis: 'two' }] }] },
      { kind: 'text', content: [{ strong: 'On its own' }] },
      { kind: 'quote', content: ['Said so.'], author: 'Asha Rao' },
      { kind: 'quote', content: ['Said so.'], author: 'Asha Rao' },
    ])
  })

  test('numbers lists from where they start, and nests them once', () => {
    expect(parseMarkdown('3. Ask\n   - [whom](/contact)\n   - when\n4. Wait\n\n- one\n  1. a')).toEqual([
      {
        kind: 'list',
        start: 3,
        items: [
          {
            content: ['Ask'],
            list: { items: [{ content: [{ text: 'whom', href: '/contact' }] }, { content: ['when'] }] },
          },
          { content: ['Wait'] },
        ],
      },
      { kind: 'list', items: [{ content: ['one'], list: { start: 1, items: [{ content: ['a'] }] } }] },
    ])
  })

  test('reads tables with the title above them and the sides of their columns', () => {
    const table =
      "**Who's paid**\n\n| | Cost | Note |\n|---|---:|:-:|\n| **Pilot** | 40 | [x](/contact) |\n| Roll-out | | |"
    expect(parseMarkdown(`## Who's paid\n\n${table}`)).toEqual([
      { kind: 'heading', id: 'whos-paid', text: 'Who’s paid' },
      {
        kind: 'table',
        id: 'whos-paid-2',
        title: 'Who’s paid',
        columns: [
          { content: [] },
          { align: 'right', content: ['Cost'] },
          { align: 'center', content: ['Note'] },
        ],
        rows: [
          [[{ strong: 'Pilot' }], ['40'], [{ text: 'x', href: '/contact' }]],
          [['Roll-out'], [], []],
        ],
      },
    ])
  })

  test.each([
    ["![The line's first shift](Shift.JPG)", { file: 'Shift.JPG', alt: 'The line’s first shift' }],
    ['![A](a/b.png "Shift \'one\'")', { file: 'b.png', alt: 'A', caption: 'Shift ‘one’' }],
    ['![A](<site visit.jpg>)', { file: 'site visit.jpg', alt: 'A' }],
  ])('reads the picture %s', (markdown, picture) => {
    expect(parseMarkdown(markdown)).toEqual([{ kind: 'picture', ...picture }])
  })

  test.each([
    ['a table without a title', 'Text.\n\n| a |\n|---|\n| 1 |', /line 3: a table needs a title: a line of/],
    ['a table without rows', '**T**\n\n| a |\n|---|', /line 3: a table needs rows/],
    [
      'a row without a name',
      '**T**\n\n| a | b |\n|---|---|\n| | 2 |',
      /row 1 of the table: the first cell names/,
    ],
    ['a picture that is not described', '![](x.png)', /picture "x\.png" has no description/],
    [
      'a picture from elsewhere',
      '![a](https://example.org/x.png)',
      /must be a file in the folder of the article/,
    ],
    ['a picture from the root', '![a](/x.png)', /must be a file in the folder of the article/],
    ['a picture from the folder above', '![a](../x.png)', /must be a file in the folder of the article/],
    ['a picture in a text', 'See ![a](x.png).', /a picture stands in a paragraph of its own/],
    ['a picture with a space in its name', '![a](x y.png)', /"!\[a\]\(x y\.png\)" is no picture/],
    ['a third level of a list', '- a\n  - b\n    - c', /no third level/],
    ['two paragraphs in a point', '- a\n\n  b', /a point of a list is one paragraph/],
    ['code', 'Use `this`.', /line 1: codespan is not supported/],
    ['a code block', 'Text.\n\n```\ncode\n```', /line 3: code is not supported/],
    ['HTML', 'Text.\n\n<div>x</div>', /line 3: html is not supported/],
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
