import { expect, test } from 'vitest'
import { buildCode } from '../testing/buildCode.ts'
import { dropDevelopmentChecks } from './dropDevelopmentChecks.ts'
import { dropPrefixer } from './dropPrefixer.ts'
import { patchLibrary } from './patchLibrary.ts'
import { pureReactRouter } from './pureReactRouter.ts'

const ROUTER = "import { useHref } from 'react-router'\nglobalThis.used = useHref\n"
const VIKE = "import { navigate } from 'vike/client/router'\nglobalThis.navigate = navigate\n"

test('of react-router only what is used is left', async () => {
  const [plain, patched] = [await buildCode(ROUTER, []), await buildCode(ROUTER, pureReactRouter())]
  expect(plain.includes('displayName')).toBe(true)
  expect(patched.includes('displayName')).toBe(false)
  expect(patched.length).toBeLessThan(plain.length / 4)
})

test('checks of the libraries are left out, functions of ours with the same names are not', async () => {
  const names = ['assert', 'assertUsage', 'invariant', 'warning', 'warningOnce']
  const ours = names.map((name) => `function ${name}() { globalThis.calls.push('our ${name}') }\n${name}()\n`)
  const code = ROUTER + VIKE + ours.join('')
  const [plain, patched] = [await buildCode(code, []), await buildCode(code, dropDevelopmentChecks())]
  // The second is part of an argument that calls a function.
  const messages = [
    'hook defined for URL',
    'typeof result ===',
    'may be used only in the context of a <Router> component',
  ]
  expect(messages.filter((message) => plain.includes(message))).toEqual(messages)
  expect(messages.filter((message) => patched.includes(message))).toEqual([])
  expect(names.filter((name) => patched.includes(`our ${name}`))).toEqual(names)
})

test('of Emotion the vendor prefixes are left out', async () => {
  const code =
    "import createCache from '@emotion/cache'\nglobalThis.cache = createCache({ key: 'a', stylisPlugins: [] })\n"
  const [plain, patched] = [await buildCode(code, []), await buildCode(code, dropPrefixer())]
  expect(plain).toContain('fill-available')
  expect(patched).not.toContain('fill-available')
})

test('the build stops when the text of a library is not what it was', async () => {
  const changes = {
    'what is there': { find: /function/g, by: 'function' },
    'what was there': { find: /function noSuchFunction\(/, by: '' },
  }
  const patch = patchLibrary({ name: 'a-patch', files: /node_modules\/react-router\//, changes })
  await expect(buildCode(ROUTER, patch)).rejects.toThrow(/a-patch: .*what was there/)
  // It also fails when the build contains no such file.
  await expect(buildCode('globalThis.used = 1', pureReactRouter())).rejects.toThrow(
    /pure-react-router: .*symbols/,
  )
})
