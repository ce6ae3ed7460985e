import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkContent } from '#content/checks/checkContent.ts'

test('npm run new writes drafts without a mistake, which are no text for the public yet', () => {
  const dir = mkdtempSync(join(tmpdir(), 'new-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
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
