import { describe, expect, it } from 'vitest'
import { findNames } from './findNames.ts'

const brand = { name: 'North+Co', domain: 'north.example' }

describe('findNames', () => {
  it.each([
    ['content/home.ts', "heading: 'Why North+Co'", '"North+Co" is spelled out; write brand.name'],
    ['components/a.tsx', '<p>North+Co’s people</p>', '"North+Co" is spelled out; write brand.name'],
    ['server/a.ts', "from: 'web@north.example'", '"north.example" is spelled out; write brand.domain'],
    ['content/articles/a.md', 'authorBio: Leads North+Co.', 'write "we" or "our"'],
  ])('finds the brand in %s: %s', (file, line, problem) => {
    expect(findNames(file, `first\n${line}`, brand)).toEqual([expect.stringContaining(problem)])
    expect(findNames(file, `first\n${line}`, brand)[0]).toMatch(`${file}:2: `)
  })

  it.each([
    ['content/brand.ts', "name: 'North+Co'"],
    ['content/home.ts', "heading: 'North+Company'"],
    ['content/home.ts', "text: 'due north'"],
  ])('finds nothing in %s: %s', (file, line) => {
    expect(findNames(file, line, brand)).toEqual([])
  })
})
