import { execFileSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkContent } from '#content/checks/checkContent.ts'
import { temporaryFolder } from './testing/temporaryFolder.ts'

test('npm run new writes drafts without a mistake, which are no text for the public yet', () => {
  const dir = temporaryFolder()
  for (const name of ['modules', 'articles'])
    cpSync(join('content', name), join(dir, name), { recursive: true })
  const create = (...words: string[]) =>
    execFileSync(process.execPath, ['--import', 'tsx', 'scripts/new.ts', ...words], {
      env: { ...process.env, CONTENT_DIR: dir },
      encoding: 'utf8',
    })
  expect(create('article', 'What the', 'night audit found')).toContain(
    'articles/what-the-night-audit-found.md',
  )
  expect(create('module', 'Ask first')).toContain('modules/ask-first.md')
  expect(checkContent(dir)).toEqual([])
})
