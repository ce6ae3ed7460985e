import { runInNewContext } from 'node:vm'
import type { PluginOption } from 'vite'
import { expect, test } from 'vitest'
import { buildCode } from '../testing/buildCode.ts'
import { shortPropertyLists } from './shortPropertyLists.ts'

const LISTS = `
  import isPropValid from '@emotion/is-prop-valid'
  import { isCssProperty } from '@pandacss/is-valid-prop'
  globalThis.lists = { isPropValid, isCssProperty }`
/** Names in our code, of styles, of attributes, of both and of neither. */
const NAMES = [
  'gridTemplateColumns',
  'textWrap',
  'fieldSizing',
  'width',
  'color',
  'content',
  'd',
  'htmlFor',
  'href',
  'type',
  'tabIndex',
  'onClick',
  'data-testid',
  'aria-label',
  '--ring',
  '&:hover',
  'children',
  'className',
  'as',
  'asChild',
  'css',
  'name',
  'ref',
  'required',
]

/** The built code, and how it tells names apart. */
async function build(plugins: PluginOption) {
  const code = await buildCode(LISTS, plugins)
  const context = { lists: {} as Record<'isPropValid' | 'isCssProperty', (name: string) => boolean> }
  runInNewContext(code, context)
  const { isCssProperty, isPropValid } = context.lists
  return { code, answers: NAMES.map((name) => [name, isCssProperty(name), isPropValid(name)]) }
}

test('names in our code are told apart as before, and other names are left out', async () => {
  const [plain, patched] = [await build([]), await build(shortPropertyLists())]
  expect(patched.answers).toEqual(plain.answers)
  for (const name of ['WebkitTextStrokeColor', 'allowPaymentRequest']) {
    expect(plain.code).toContain(name)
    expect(patched.code).not.toContain(name)
  }
})
