import { expect, test } from 'vitest'
import { showProblem } from '#content/collections/ContentError.ts'
import { contentFolder } from '../testing/temporaryFolder.ts'
import { findDrawingProblems } from './findDrawingProblems.ts'

test('a drawing of another size is a warning, a logo with words a mistake', () => {
  const folder = contentFolder({
    'art/sections/new.svg': '<svg viewBox="0 0 9 9"></svg>',
    'brand/logo.svg': '<svg viewBox="0 0 9 9"><text>Hi</text></svg>',
  })
  expect(findDrawingProblems(`${folder}/art`).map(showProblem)).toEqual([
    expect.stringMatching(/sections\/new\.svg: warning: needs viewBox="0 0 960 720"\. Until then/),
    expect.stringMatching(/brand\/logo\.svg: has "<text", which pages do not show/),
  ])
})
