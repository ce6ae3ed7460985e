import { build, type Plugin, type PluginOption } from 'vite'
import { expect, test } from 'vitest'
import { dropDevelopmentChecks } from './dropDevelopmentChecks.ts'
import { patchLibrary } from './patchLibrary.ts'
import { pureReactRouter } from './pureReactRouter.ts'

const ROUTER = "import { useHref } from 'react-router'\nglobalThis.used = useHref\n"
const VIKE = "import { navigate } from 'vike/client/router'\nglobalThis.navigate = navigate\n"

const entryOf = (code: string): Plugin => ({
  name: 'entry',
  resolveId: (id) => (id === 'entry.js' ? '\0entry.js' : undefined),
  load: (id) => (id === '\0entry.js' ? code : undefined),
})

/** The built browser code of a file that uses the installed libraries. */
async function builtOf(code: string, patches: PluginOption): Promise<string> {
  const result = await build({
    configFile: false,
    envFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [entryOf(code), patches],
    build: { write: false, rolldownOptions: { input: 'entry.js', external: ['react', /^virtual:/] } },
  })
  const outputs = [result].flat().flatMap((part) => ('output' in part ? part.output : []))
  return outputs.map((file) => ('code' in file ? file.code : '')).join('\n')
}

test('of react-router only what is used is left', async () => {
  const [plain, patched] = [await builtOf(ROUTER, []), await builtOf(ROUTER, pureReactRouter())]
  expect(plain.includes('displayName')).toBe(true)
  expect(patched.includes('displayName')).toBe(false)
  expect(patched.length).toBeLessThan(plain.length / 4)
})

test('checks of the libraries are left out, functions of ours with the same names are not', async () => {
  const names = ['assert', 'assertUsage', 'invariant', 'warning', 'warningOnce']
  const ours = names.map((name) => `function ${name}() { globalThis.calls.push('our ${name}') }\n${name}()\n`)
  const code = ROUTER + VIKE + ours.join('')
  const [plain, patched] = [await builtOf(code, []), await builtOf(code, dropDevelopmentChecks())]
  const messages = ['hook defined for URL', 'may be used only in the context of a <Router> component']
  expect(messages.filter((message) => plain.includes(message))).toEqual(messages)
  expect(messages.filter((message) => patched.includes(message))).toEqual([])
  expect(names.filter((name) => patched.includes(`our ${name}`))).toEqual(names)
})

test('the build stops when the text of a library is not what it was', async () => {
  const changes = {
    'what is there': { find: /function/g, by: 'function' },
    'what was there': { find: /function noSuchFunction\(/, by: '' },
  }
  const patch = patchLibrary({ name: 'a-patch', files: /node_modules\/react-router\//, changes })
  await expect(builtOf(ROUTER, patch)).rejects.toThrow(/a-patch: .*what was there/)
  // It also fails when the build contains no such file.
  await expect(builtOf('globalThis.used = 1', pureReactRouter())).rejects.toThrow(
    /pure-react-router: .*symbols/,
  )
})
