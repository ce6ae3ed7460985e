import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { articlePath, modulePath } from '#content/routes.ts'
import { findAnswerable } from './findAnswerable.ts'

test('only modules and articles may be gone, and a redirect is no page', () => {
  const client = mkdtempSync(join(tmpdir(), 'client-'))
  onTestFinished(() => rmSync(client, { recursive: true }))
  const build = (path: string, head: string) => {
    mkdirSync(join(client, path), { recursive: true })
    writeFileSync(join(client, path, 'index.html'), `<!doctype html><head>${head}</head>`)
  }
  const leadsOn = '<meta http-equiv="refresh" content="0; url=/about">'
  build('/about', '')
  build(modulePath('here'), '')
  build(modulePath('renamed'), leadsOn)
  build('/old', leadsOn)
  const questions = [
    '/about',
    '/contact',
    '/old',
    modulePath('here'),
    modulePath('renamed'),
    articlePath('gone'),
  ].map((expected) => ({ typed: 'A question', expected }))
  const { answerable, problems } = findAnswerable(client, questions)
  expect(answerable.map(({ expected }) => expected)).toEqual(['/about', modulePath('here')])
  expect(problems).toEqual([
    '/contact is the answer to a question and no page of the build',
    '/old is the answer to a question and no page of the build',
  ])
})
