import { expect, test } from 'vitest'
import { parseMarkdown } from './parseMarkdown.ts'

/** The blocks of a valid text of the article "a". */
function parse(markdown: string) {
  const { blocks, mistakes } = parseMarkdown(markdown, { folders: ['a'] })
  expect(mistakes).toEqual([])
  return blocks
}

const mistakesIn = (markdown: string) =>
  parseMarkdown(markdown, { folders: ['a'] }).mistakes.map(
    ({ offset, message }) => `line ${offset + 1}: ${message}`,
  )

test('knows text, headings with unique ids, lists with titles and quotes with authors', () => {
  const markdown = [
    'Some "**bold**", a [link](/contact)\nand R&D.',
    "## What's next?\n\n## What's next?",
    '**Watch for**\n\n- one\n- *two*',
    '**On its own**',
    '> Said so.\n> — Asha Rao',
    '> Said so.\n>\n> -- Asha Rao',
  ].join('\n\n')
  expect(parse(markdown)).toEqual([
    {
      kind: 'text',
      content: ['Some “', { strong: 'bold' }, '”, a ', { text: 'link', href: '/contact' }, ' and R&D.'],
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
  expect(parse('3. Ask\n   - [whom](/contact)\n   - when\n4. Wait\n\n- one\n    1. a')).toEqual([
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
  ['a table without a title', 'Text.\n\n| a |\n|---|\n| 1 |', 'line 3: a table needs a title'],
  ['a pasted table', '**T**\n\n| a |\n| 1 |', 'line 3: a table needs a line | --- |'],
  ['a row without a name', '**T**\n\n| a | b |\n|---|---|\n| | 2 |', 'line 5: the first cell names the row'],
  ['a picture without description', '![](x.png)', 'line 1: picture "x.png": say as Alt Text'],
  [
    'a picture from elsewhere',
    '![a](https://example.org/x.png)',
    'must be a file in the folder of the article',
  ],
  ['a picture in a text', 'See ![a](x.png).', 'a picture stands in a paragraph of its own'],
  ['a link that is not closed', 'Ask.\nSee [us](/contact and', 'line 2: "[us](/contact and" isn’t a link'],
  ['a script address', '[x](javascript:alert)', 'must start with /'],
  ['a list that is indented too little', '1. a\n  - b\n2. c', 'line 2: a point is indented too little'],
  ['HTML', 'Text.\n\n<div>x</div>', 'line 3: no page can show "html"'],
  ['a line break', 'a\\\nb', 'begin a new paragraph in place of a line break'],
  ['nested emphasis', '**bold and *italic***', 'cannot be nested'],
  ['an entity', 'R&amp;D', 'write the character itself instead of &amp;'],
  ['a quote of two paragraphs', '> One.\n>\n> Two.', 'a quote is one paragraph'],
])('refuses %s', (_, markdown, message) => {
  expect(mistakesIn(markdown)).toEqual([expect.stringContaining(message)])
})

test('names every mistake of a text, and keeps its links', () => {
  const text = '# A\n\nUse `this`\nand `that`.\n\n- [x](y)\n- b\n  - `c`\n\n**T**\n\n| a |\n|---|\n| `1` |'
  const lines = mistakesIn(text).map((message) => Number(/\d+/.exec(message)))
  expect(lines).toEqual([1, 3, 4, 6, 8, 14, 14])
  expect(parseMarkdown('See `this` and [that](/contact).').blocks).toEqual([
    { kind: 'text', content: ['See  and ', { text: 'that', href: '/contact' }, '.'] },
  ])
})
