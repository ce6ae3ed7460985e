import { expect, it } from 'vitest'
import { findDeadPaths } from './findDeadPaths.ts'
import { findWords } from './findWords.ts'

it('finds words that the house style avoids, but not in code', () => {
  const source =
    "// an e-mail\nimport { x } from './enquiry.ts'\nexport const text = { enquiry: 'Send an E-mail' }"
  expect(findWords('content/x.ts', source)).toEqual(['content/x.ts:3: "E-mail"; better: email'])
})

it('finds a path in copy that leads to no page', () => {
  const source = "export const links = ['/contact#map', '/contakt', '/feed.xml', '/resources/articles/x']"
  expect(findDeadPaths('content/x.ts', source)).toEqual([
    'content/x.ts:1: "/contakt" leads to no page; take the path from content/routes.ts',
  ])
})
