import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ignoredFiles } from './ignoredFiles.ts'
import { commandOf, parseDockerfile } from './parseDockerfile.ts'

describe('parseDockerfile', () => {
  it('divides a file into stages and steps', () => {
    const text = '# What\nARG V=1\nFROM a:1 AS build\nRUN one \\\n  && two\n\nFROM b\nCMD ["x", "y z"]\n'
    const [build, last] = parseDockerfile(text)
    expect(build).toEqual({ name: 'build', steps: [{ instruction: 'RUN', rest: 'one    && two' }] })
    expect(last && commandOf(last, 'CMD')).toEqual(['x', 'y z'])
  })

  it('refuses what is no instruction', () => {
    expect(() => parseDockerfile('FROM a\nnonsense')).toThrow('Not an instruction: nonsense')
  })
})

describe('ignoredFiles', () => {
  it.each([
    ['node_modules', true],
    ['node_modules/a/b.js', true],
    ['scripts/node_modules.ts', false],
    ['public/art/a.svg', true],
    ['public/favicon.svg', true],
    ['public/verification.html', false],
    ['.env', true],
    ['.env.production', true],
    ['.env.example', false],
    ['.npmrc', false],
    ['error.log', true],
    ['data/outbox/new/1', true],
    ['content/site.ts', false],
  ])('judges %s by the last pattern that names it', (path, isIgnored) => {
    expect(ignoredFiles(readFileSync('.dockerignore', 'utf8'))(path)).toBe(isIgnored)
  })
})
