import { describe, expect, test } from 'vitest'
import { parseMarkdown } from './parseMarkdown.ts'

/** The blocks of a valid text of the article "a". */
function parse(markdown: string) {
  const { blocks, mistakes } = parseMarkdown(markdown, { folder: 'a' })
  expect(mistakes).toEqual([])
  return blocks
}

const mistakesIn = (markdown: string) =>
  parseMarkdown(markdown, { folder: 'a' }).mistakes.map(
    ({ offset, message }) => `line ${offset + 1}: ${message}`,
  )

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
    expect(parse(markdown)).toEqual([
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
    expect(parse('3. Ask\n   - [whom](/contact)\n   - when\n4. Wait\n\n- one\n  1. a')).toEqual([
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
    expect(parse(`## Who's paid\n\n${table}`)).toEqual([
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
    expect(parse(markdown)).toEqual([{ kind: 'picture', ...picture }])
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
    ['a picture with a space in its name', '![a](x y.png)', /"!\[a\]\(x y\.png\)" isn’t a picture/],
    [
      'a row with a cell too few',
      '**T**\n\n| a | b |\n|---|---|\n| 1 | 2 |\n| 3 |',
      /line 6: row 2 of the table has 1 cell and needs 2/,
    ],
    [
      'a row with a cell too many',
      '**T**\n\n| a \\| b |\n|---|\n| 1 | 2 |',
      /line 5: row 1 of the table has 2 cells and needs 1/,
    ],
    [
      'a picture named as its file',
      '![Yard.jpg](yard.jpg)',
      /has the name of its file for a description: say/,
    ],
    [
      'a picture named as its file without the ending',
      '![yard](yard.jpg)',
      /has the name of its file for a description/,
    ],
    [
      'a picture of another article',
      '![A yard](b/yard.jpg)',
      /names the folder "b". Its own is a\/: put the file there and write !\[…\]\(yard\.jpg\)/,
    ],
    [
      'a link that is not closed',
      'Ask.\nSee [us](/contact and',
      /line 2: "\[us\]\(\/contact and" isn’t a link: write \[its text\]/,
    ],
    ['a link elsewhere that is not closed', '[us](https://example.org and', /"\[us\]\(" isn’t a link/],
    ['a link with a space in its address', '[us](/con tact)', /"\[us\]\(\/con tact\)" isn’t a link/],
    ['a link in two pieces', '[us] (/contact)', /"\[us\] \(\/contact\)" isn’t a link/],
    ['a link without a bracket', '[us(/contact)', /"\[us\(\/contact\)" isn’t a link/],
    [
      'a list that is indented too little',
      '1. a\n  - b\n2. c',
      /line 2: "- b" begins a list of its own\. .* by 3 spaces \(it has 2\)/,
    ],
    [
      'a list that is indented too little below an empty line',
      '1. a\n\n  - b',
      /line 3: "- b" begins a list of its own/,
    ],
    ['a point that is indented by one space', '- a\n - b', /line 2: a point is indented by one space/],
    ['a third level of a list', '- a\n  - b\n    - c', /no third level/],
    ['two paragraphs in a point', '- a\n\n  b', /a point of a list is one paragraph/],
    ['code', 'Use `this`.', /line 1: text in backticks is not supported/],
    [
      'a code block',
      'Text.\n\n```\ncode\n```',
      /line 3: program text, or a paragraph indented by four spaces, is not supported/,
    ],
    ['HTML', 'Text.\n\n<div>x</div>', /line 3: HTML is not supported/],
    ['nested emphasis', '**bold and *italic***', /cannot be nested/],
    ['another heading level', '# Title', /write headings with ##/],
    ['an entity', 'R&amp;D', /write the character itself instead of &amp;/],
    ['a script address', '[x](javascript:alert)', /must start with/],
    ['a protocol-relative address', '[x](//evil.example)', /must start with/],
    ['a line', 'Text\n\n---', /a dividing line is not supported/],
  ])('refuses %s', (_, markdown, message) => {
    expect(mistakesIn(markdown)).toEqual([expect.stringMatching(message)])
  })

  test('keeps the links of what no page can show', () => {
    expect(parseMarkdown('See `this` and [that](/contact).').blocks).toEqual([
      { kind: 'text', content: [{ text: 'that', href: '/contact' }] },
    ])
  })
})
