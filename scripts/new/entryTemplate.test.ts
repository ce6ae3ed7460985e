import { expect, it } from 'vitest'
import { moduleFrontMatter } from '#content/schema/module.ts'
import { entryTemplate } from './entryTemplate.ts'

it('says of every field what it may hold', () => {
  const text = entryTemplate(moduleFrontMatter, { title: 'A title', draft: true }, 'The text.')
  for (const field of Object.keys(moduleFrontMatter.shape))
    expect(text).toMatch(new RegExp(`^# .+\\n(# )?${field}:`, 'm'))
  expect(text).toContain('# One of: All Leaders, Managers, Senior Leaders.\naudience: All Leaders\n')
})
