import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { listFiles } from '../build/listFiles.ts'
import { nameOf } from './Entry.ts'
import { entries } from './entries.ts'
import { findUses } from './findUses.ts'
import { Surroundings } from './Surroundings.tsx'
import { styleCache } from './styleCache.ts'

/** Shared by all tests, so that each style is computed once. */
const cache = styleCache()

const components = listFiles('components')
const COMPONENT = /^components\/(sections\/\w+\/[A-Z]\w*)\.tsx$/
const sections = components.flatMap((file) => COMPONENT.exec(file)?.[1] ?? [])

describe('the gallery', () => {
  it('has every section, under the name of its file', () => {
    expect(sections.length).toBeGreaterThan(50)
    expect(sections.filter((name) => !entries.some(({ file }) => file === name))).toEqual([])
    expect(entries.filter(({ file }) => !components.includes(`components/${file}.tsx`))).toEqual([])
  })

  it('has one entry of each name', () => {
    const names = entries.map(nameOf)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  // A console message fails the test (scripts/testing/failOnConsole.ts).
  describe.each(entries.map((entry) => [nameOf(entry), entry] as const))('%s', (_, { states }) => {
    it('has states', () => expect(Object.keys(states)).not.toEqual([]))
    it.each(Object.keys(states))('%s: renders', (state) => {
      const html = renderToString(<Surroundings cache={cache}>{states[state]}</Surroundings>)
      const main = /<main>(.*)<\/main>/s.exec(html)?.[1] ?? ''
      expect(main.replace(/<(?!img|svg)[^>]*>/g, '').trim()).not.toBe('')
    })
  })

  it('finds no section that no page uses', () => {
    const uses = findUses()
    expect(sections.filter((name) => !uses[name])).toEqual([])
  })
})
