import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { writeFakeSite } from '../testing/writeFakeSite.ts'
import { MAX_KEPT_BUILDS } from './keepHashedFiles.ts'
import { publishBuild, recoverBuild, returnToPreviousBuild } from './publishBuild.ts'

/** A project folder for small test builds, whose `name` is in the text and in the name of each hashed file. */
function project() {
  const root = writeFakeSite({})
  const at = (...names: string[]) => path.join(root, ...names)
  const make = (name: string) => {
    const files = {
      'client/index.html': name,
      [`client/assets/chunks/app.${name}.js`]: name,
      [`client/assets/chunks/app.${name}.js.br`]: name,
      [`client/search/site-${name}/documents/0.json`]: name,
      'client/search/site.manifest.json': name,
      'server/index.js': name,
    }
    for (const [file, content] of Object.entries(files)) {
      mkdirSync(path.dirname(at('.builds/next', file)), { recursive: true })
      writeFileSync(at('.builds/next', file), content)
    }
  }
  return {
    root,
    at,
    make,
    publish(name: string) {
      make(name)
      publishBuild(root)
    },
    read: (file: string) => readFileSync(at('dist', file), 'utf8'),
    scripts: () => readdirSync(at('dist/client/assets/chunks')).filter((file) => file.endsWith('.js')),
  }
}

describe('publishBuild', () => {
  it('puts the next build in the place of the finished one, and keeps that', () => {
    const { root, publish, read } = project()
    publish('one')
    expect(existsSync(path.join(root, '.builds/previous'))).toBe(false)
    publish('two')
    expect([read('client/index.html'), read('server/index.js')]).toEqual(['two', 'two'])
    expect(readFileSync(path.join(root, '.builds/previous/client/index.html'), 'utf8')).toBe('one')
    expect(existsSync(path.join(root, '.builds/next'))).toBe(false)
  })

  it('keeps what open pages of the build before may ask for, and nothing else of it', () => {
    const { publish, read } = project()
    publish('one')
    publish('two')
    expect(read('client/assets/chunks/app.one.js')).toBe('one')
    expect(read('client/assets/chunks/app.one.js.br')).toBe('one')
    expect(read('client/search/site-one/documents/0.json')).toBe('one')
    expect(read('client/search/site.manifest.json')).toBe('two')
  })

  it('leaves behind the compressed copy of a file that keeps its name', () => {
    const { root, at, make, publish, read } = project()
    make('one')
    writeFileSync(at('.builds/next/client/search/site.manifest.json.br'), 'one')
    publishBuild(root)
    publish('two')
    expect(read('client/search/site.manifest.json')).toBe('two')
    expect(existsSync(at('dist/client/search/site.manifest.json.br'))).toBe(false)
  })

  it('keeps the files of a bounded number of builds', () => {
    const { publish, scripts } = project()
    const names = Array.from({ length: MAX_KEPT_BUILDS + 3 }, (_, number) => `b${number}`)
    names.forEach(publish)
    expect(scripts()).toEqual(names.slice(-MAX_KEPT_BUILDS).map((name) => `app.${name}.js`))
  })

  it('does not count a build that changed nothing', () => {
    const { publish, scripts } = project()
    publish('one')
    for (let times = 0; times < MAX_KEPT_BUILDS + 3; times++) publish('two')
    expect(scripts()).toEqual(['app.one.js', 'app.two.js'])
  })

  it('keeps the files of a build that was made before builds were recorded', () => {
    const { root, at, make, publish, scripts } = project()
    make('old')
    renameSync(path.join(root, '.builds/next'), at('dist'))
    publish('new')
    expect(scripts()).toEqual(['app.new.js', 'app.old.js'])
  })
})

describe('returnToPreviousBuild', () => {
  it('goes back, keeps what open pages of the newer build may ask for, and can be taken back', () => {
    const { root, publish, read, scripts } = project()
    publish('one')
    publish('two')
    returnToPreviousBuild(root)
    expect(read('client/index.html')).toBe('one')
    expect(scripts()).toEqual(['app.one.js', 'app.two.js'])
    returnToPreviousBuild(root)
    expect(read('client/index.html')).toBe('two')
    publish('three')
    expect(scripts()).toEqual(['app.one.js', 'app.three.js', 'app.two.js'])
  })

  it('says when there is nothing to go back to, and leaves everything as it is', () => {
    const { root, publish, read } = project()
    publish('one')
    expect(() => returnToPreviousBuild(root)).toThrow('There is no previous build')
    expect(read('client/index.html')).toBe('one')
  })
})

describe('recoverBuild', () => {
  it.each(['.builds/previous', '.builds/returning'])('takes the build that was left in %s', (folder) => {
    const { root, at, publish, read } = project()
    publish('one')
    mkdirSync(at('.builds'), { recursive: true })
    renameSync(at('dist'), at(folder))
    recoverBuild(root)
    expect(read('client/index.html')).toBe('one')
  })

  it('leaves a finished build and an empty folder alone', () => {
    const { root, publish, read } = project()
    recoverBuild(root)
    expect(readdirSync(root)).toEqual([])
    publish('one')
    publish('two')
    recoverBuild(root)
    expect(read('client/index.html')).toBe('two')
  })
})
