import { expect, test } from 'vitest'
import { articles } from '#content/collections/articles.ts'
import { parseMarkdown } from '#content/collections/parseMarkdown.ts'
import { articleDocument } from './entryDocuments.ts'

test('the site search finds what stands in lists, tables and captions', () => {
  const [article] = articles.list('./content')
  if (!article) throw new Error('There are no articles')
  const { blocks } = parseMarkdown(
    [
      '## Part',
      '1. Ask\n   - **whom**',
      '**Cost**\n\n| Site | Hours |\n|---|---|\n| Pune | [eleven](/contact) |',
      '![Not shown](a.jpg "Seen from above")',
    ].join('\n\n'),
  )
  expect(articleDocument({ ...article, blocks }).sections[1]).toEqual({
    id: 'part',
    heading: 'Part',
    text: expect.stringMatching(/^Ask whom\W+Cost · Site · Hours · Pune · eleven\W+Seen from above\W*$/),
  })
})
