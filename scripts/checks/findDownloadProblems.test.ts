import { expect, test } from 'vitest'
import { listBuiltPages, readBuiltPage } from '../build/builtPage.ts'
import { fakePage, writeFakeSite } from '../testing/writeFakeSite.ts'
import { findDownloadProblems } from './findDownloadProblems.ts'

const problemsOf = (body: string) => {
  const folder = writeFakeSite({
    'index.html': fakePage({ route: '/', body }),
    'downloads/a.pdf': 'x'.repeat(1234),
    'downloads/a.pdf.br': '',
  })
  const pages = listBuiltPages(folder).map((file) => readBuiltPage(folder, file))
  return findDownloadProblems(folder, pages, '2026-11-01')
}
const link = (words: string, rest = 'download') => `<a href="/downloads/a.pdf" ${rest}>${words}</a>`

test.each([
  ['a true link', link('Guide <small>PDF, 1 kB, November 2026</small>'), []],
  ['a wrong size', link('Guide PDF, 2 kB, November 2026'), [/does not say "PDF, 1 kB, November 2026"/]],
  ['another month', link('Guide PDF, 1 kB, October 2026'), [/does not say/]],
  ['a link the router would follow', link('PDF, 1 kB, November 2026', ''), [/lacks "download"/]],
  ['no link', '<h1>Page</h1>', [/no page links to it/]],
])('finds what is wrong with %s', (_, body, expected) => {
  const problems = problemsOf(body)
  expect(problems).toHaveLength(expected.length)
  for (const [index, pattern] of expected.entries()) expect(problems[index]).toMatch(pattern)
})
