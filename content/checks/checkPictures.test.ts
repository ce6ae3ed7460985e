import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { showProblem } from '../collections/ContentError.ts'
import { articleMarkdown } from '../collections/sampleContent.ts'
import { checkContent } from './checkContent.ts'

let dir = ''
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'content-'))
  write('articles/a.md', articleMarkdown({}, '![The yard](yard.jpg)\n\n![Again](a/yard.jpg)'))
  mkdirSync(join(dir, 'modules'))
})
afterEach(() => rmSync(dir, { recursive: true }))

function write(path: string, text = '') {
  mkdirSync(dirname(join(dir, path)), { recursive: true })
  writeFileSync(join(dir, path), text)
}

test('pictures that are there and shown, a cover and hidden files are no problem', () => {
  for (const name of ['yard.jpg', 'cover.JPG', '.DS_Store', 'Thumbs.db']) write(`articles/a/${name}`)
  expect(checkContent(dir)).toEqual([])
})

test.each([
  [[], 'articles/a.md:19: there is no picture "yard.jpg" in the folder a/ beside this file. Put it there.'],
  [['Yard.jpg'], 'beside this file. Did you mean "Yard.jpg"?'],
  [
    ['yard.jpg', 'plan.png'],
    /a\/plan\.png: no text uses this picture\. Add !\[What it shows\]\(plan\.png\) to .*articles\/a\.md, or delete it\./,
  ],
  [
    ['yard.jpg', 'plan.heic'],
    'a/plan.heic: this isn’t a picture format for the web. Save it as .jpg, .jpeg, .png',
  ],
  [
    ['yard.jpg', 'cover.jpg', 'cover.png'],
    'a/cover.png: there is another cover, cover.jpg. Keep one of them.',
  ],
  [
    ['yard.jpg', '../b/yard.jpg'],
    'b/yard.jpg: there is no article b.md. Did you mean "a"? Give the folder the name of its article.',
  ],
])('of %j says what is wrong', (names, message) => {
  for (const name of names) write(`articles/a/${name}`)
  const shown = checkContent(dir).map(showProblem).join('\n')
  if (typeof message === 'string') expect(shown).toContain(message)
  else expect(shown).toMatch(message)
})

test('the pictures of an article that cannot be read are left alone', () => {
  write('articles/a/yard.jpg')
  write('articles/b.md', articleMarkdown({ title: 'Another article' }, 'Some `code`.\n\n![A plan](plan'))
  write('articles/b/plan.png')
  expect(checkContent(dir).map(({ file }) => file)).toEqual([
    expect.stringMatching(/b\.md$/),
    expect.stringMatching(/b\.md$/),
  ])
})
