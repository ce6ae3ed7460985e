import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

  for (const name of ['articles/what-the-night-audit-found', 'modules/ask-first']) {
    const file = join(dir, `${name}.md`)
    writeFileSync(file, readFileSync(file, 'utf8').replace('draft: true\n', ''))
  }
  const left = checkContent(dir).filter(({ message }) => message.includes('still the example'))
  expect(new Set(left.map(({ file }) => file)).size).toBe(2)
  expect(left.length).toBeGreaterThan(6)
})
