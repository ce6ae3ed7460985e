import { linkSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder, writeFiles } from '../testing/temporaryFolder.ts'
import { MAX_RELEASES, publishBuild, returnToPreviousBuild } from './publishBuild.ts'

/** A project folder for small test builds, whose `name` is in every file. */
function project() {
  const root = temporaryFolder()
  const at = (...names: string[]) => path.join(root, ...names)
  const make = (name: string) => {
    const files = {
      'build-stamp': name,
      'client/index.html': name,
      [`client/assets/app.${name}.js`]: name,
      'client/logo.svg': '<svg/>',
      'server/index.js': name,
    }
    writeFiles(at('dist/next'), files)
  }
  return {
    root,
    at,
    make,
    publish(...names: string[]) {
      for (const name of names) {
        make(name)
        publishBuild(root)
      }
    },
    read: (file: string) => readFileSync(at('dist', file), 'utf8'),
    /** The names of the builds that are kept, oldest first. */
    kept: () =>
      readdirSync(at('dist/releases'))
        .sort()
        .map((name) => readFileSync(at('dist/releases', name, 'build-stamp'), 'utf8')),
  }
}

describe('publishBuild', () => {
  it('keeps a bounded number of builds, counts one that changed nothing only once, and can go back behind it', () => {
    const { root, publish, read, kept } = project()
    const names = Array.from({ length: MAX_RELEASES + 2 }, (_, number) => `b${number}`)
    publish(...names)
    expect(kept()).toEqual(names.slice(-MAX_RELEASES))
    publish('b6', 'b6', 'b6')
    expect(kept()).toEqual(names.slice(-MAX_RELEASES))
    returnToPreviousBuild(root)
    expect(read('client/index.html')).toBe('b5')
  })

  it('publishes nothing else after a run that was killed', () => {
    const { root, at, make, publish } = project()
    publish('one')
    make('two')
    const published = readdirSync(at('dist/next/client'))
    rmSync(at('dist/next/client/logo.svg'))
    linkSync(at('dist/client/logo.svg'), at('dist/next/client/logo.svg'))
    publishBuild(root)
    expect(readdirSync(at('dist/client'))).toEqual(published)
  })

  it('takes the place of a build of version 0.1, which was `dist` itself', () => {
    const { root, publish, read } = project()
    writeFiles(root, { 'dist/client/index.html': 'old', 'dist/server/index.js': 'old' })
    publish('new')
    expect([read('client/index.html'), read('server/index.js')]).toEqual(['new', 'new'])
  })
})

describe('returnToPreviousBuild', () => {
  it('can be taken back', () => {
    const { root, publish, read, kept } = project()
    publish('one', 'two')
    returnToPreviousBuild(root)
    expect(read('client/index.html')).toBe('one')
    returnToPreviousBuild(root)
    expect(read('client/index.html')).toBe('two')
    returnToPreviousBuild(root)
    publish('three')
    expect(read('previous/client/index.html')).toBe('one')
    expect(kept()).toEqual(['one', 'two', 'three'])
  })

  it('says when there is nothing to go back to, and leaves everything as it is', () => {
    const { root, publish, read } = project()
    publish('one')
    expect(() => returnToPreviousBuild(root)).toThrow('There is no previous build')
    expect(read('client/index.html')).toBe('one')
  })
})
