import { expect, it } from 'vitest'
import { readEntry } from '#content/collections/readEntry.ts'
import { articleFrontMatter } from '#content/schema/article.ts'
import { moduleFrontMatter } from '#content/schema/module.ts'
import { entryTemplate } from './entryTemplate.ts'

const given = { title: 'One: "two" & #three', date: '2026-03-12', draft: true }

it('writes a valid article with the given values', () => {
  const text = entryTemplate(articleFrontMatter, given, 'The text.')
  expect(readEntry('article.md', text, articleFrontMatter)).toMatchObject({ isDraft: true, data: given })
})

it('says of every field what it may hold', () => {
  const text = entryTemplate(moduleFrontMatter, { title: 'A title', draft: true }, 'The text.')
  for (const field of Object.keys(moduleFrontMatter.shape))
    expect(text).toMatch(new RegExp(`^# .+\\n(# )?${field}:`, 'm'))
  expect(text).toContain('# One of: All Leaders, Managers, Senior Leaders.\naudience: All Leaders\n')
})
