import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ENV_VARIABLES } from './env.ts'

/** Read only by the build. */
const OF_THE_BUILD = ['ANALYTICS', 'CMS_REPOSITORY', 'CONTENT_DIR', 'VITE_API_BASE']
const ALL = [...ENV_VARIABLES, ...OF_THE_BUILD].sort()

const namesIn = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, name = '']) => name)

it('.env.example and the documentation have every setting', () => {
  const example = readFileSync('.env.example', 'utf8')
  expect(namesIn(example, /^#([A-Z][A-Z_]+)=/gm).sort()).toEqual(ALL)
  const docs = ['docs/deployment.md', 'docs/operations.md'].map((file) => readFileSync(file, 'utf8')).join('')
  expect(namesIn(docs, /`([A-Z][A-Z_]+)`/g)).toEqual(expect.arrayContaining(ALL))
})

it('the documentation has every alarm', () => {
  const sources = readdirSync('server', { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.ts$/.test(name))
    .map((name) => readFileSync(join('server', name), 'utf8'))
  const alarms = namesIn(sources.join(''), /\.alarm\('([^']+)'/g)
  expect(alarms.length).toBeGreaterThan(10)
  const docs = readFileSync('docs/operations.md', 'utf8')
  expect(alarms.filter((name) => !docs.includes(`| \`${name}\` |`))).toEqual([])
})
