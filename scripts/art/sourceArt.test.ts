import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import colors from '#content/art/colors.json' with { type: 'json' }
import { palette } from './palette.ts'
import { sourceArt } from './sourceArt.ts'

const { coral500, teal900, ink } = colors.brand
const { skinTan } = colors.people
const SCENE = 'viewBox="0 0 1200 900"'
let folder = ''
const save = (body: string, root = SCENE) =>
  writeFileSync(
    join(folder, 'scenes/one.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg" ${root}>${body}</svg>`,
  )

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'source-art-'))
  mkdirSync(join(folder, 'scenes'))
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
  vi.doUnmock('./palette.ts')
  vi.resetModules()
})

describe('sourceArt', () => {
  it('leaves out what only drawing programs need', () => {
    save(`
      <!-- A note. -->
      <rect id="ground" width="1200" height="900" fill="${teal900}"/>
      <circle cx="9" cy="9" r="4" fill="${coral500.toLowerCase()}"/>
    `)
    expect(sourceArt('scenes/one', folder)).toBe(
      `<svg xmlns="http://www.w3.org/2000/svg" ${SCENE} width="1200" height="900"><circle cx="9" cy="9" r="4" fill="${palette.coral500}"/></svg>`,
    )
  })

  it('paints in the colors of another brand, but for skin and hair', async () => {
    vi.resetModules()
    vi.doMock('./palette.ts', () => ({ palette: { ...palette, coral500: '#010203', ink: '#040506' } }))
    const rebranded = await import('./sourceArt.ts')
    save(`<circle r="4" fill="${coral500}" stroke="${ink}"/><circle r="4" fill="${skinTan}"/>`)
    expect(rebranded.sourceArt('scenes/one', folder)).toContain(
      `<circle r="4" fill="#010203" stroke="#040506"/><circle r="4" fill="${skinTan}"/>`,
    )
  })

  it.each([
    ['another color', '<path d="M0 0h9" fill="#123456"/>', 'painted #123456'],
    ['words', '<text>Hello</text>', '<text'],
    ['more than a page should load', `<path d="${'M0 0h9'.repeat(3000)}"/>`, 'simplify its paths'],
  ])('refuses %s', (_, body, message) => {
    save(body)
    expect(() => sourceArt('scenes/one', folder)).toThrow(message)
  })
})
