import { expect, it } from 'vitest'
import { findDeadPaths } from './findDeadPaths.ts'

it('finds a path in copy that leads to no page', () => {
  const source = "export const links = ['/contact#map', '/contakt', '/feed.xml', '/resources/articles/x']"
  expect(findDeadPaths('content/x.ts', source)).toEqual([
    'content/x.ts:1: "/contakt" leads to no page; take the path from content/routes.ts',
  ])
})
