import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import colors from '#content/art/colors.json' with { type: 'json' }
import { palette } from './palette.ts'
import { sourceArt } from './sourceArt.ts'

const { palette: other } = vi.hoisted(() => ({
  palette: { ink: '#010203', teal900: '#040506', coral500: '#070809' } as Record<string, string>,
}))
const { brand: reference } = colors
let folder = ''
const draw = (body: string, root = 'viewBox="0 0 1200 900"') => {
  writeFileSync(
    join(folder, 'scenes/one.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg" ${root}>${body}</svg>`,
  )
  return sourceArt('scenes/one', folder)
}

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
  it('knows every color of the brand by name', () => {
    expect(Object.keys(reference)).toEqual(Object.keys(palette))
    expect(new Set(Object.values(reference)).size).toBe(Object.keys(reference).length)
  })

  it('leaves out what only drawing programs need', () => {
    const { coral500, teal900 } = reference
    const drawn = draw(`
      <!-- A note. -->
      <rect id="ground" width="400" height="300" fill="${teal900}"/>
      <circle cx="9" cy="9" r="4" fill="${coral500.toLowerCase()}"/>
    `)
    expect(drawn).toEqual({
      svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900" width="1200" height="900"><circle cx="9" cy="9" r="4" fill="${palette.coral500}"/></svg>`,
      ground: palette.teal900,
    })
  })

  it('paints in the colors of another brand', async () => {
    vi.resetModules()
    vi.doMock('./palette.ts', () => ({ palette: other }))
    const anew = await import('./sourceArt.ts')
    draw(`<circle cx="9" cy="9" r="4" fill="${reference.coral500}" stroke="${reference.ink}"/>`)
    const { svg } = anew.sourceArt('scenes/one', folder)
    expect(svg).toContain(`fill="${other.coral500}" stroke="${other.ink}"`)
  })

  it('leaves skin and hair as they are', () => {
    const { skinTan, hairGray } = colors.people
    const person = `<circle cx="9" cy="9" r="4" fill="${skinTan}" stroke="${hairGray}"/>`
    expect(draw(person).svg).toContain(person)
  })

  it('names the file that is missing', () => {
    expect(() => sourceArt('scenes/two', folder)).toThrow('scenes/two.svg is missing')
  })

  it.each([
    ['another color', '<path d="M0 0h9" fill="#123456"/>', 'painted #123456'],
    ['a color by name', '<path d="M0 0h9" stroke="red"/>', 'painted red'],
    ['a style', '<path d="M0 0h9" style="fill:none"/>', 'style='],
    ['words', '<text>Hello</text>', '<text'],
    ['a script', '<script>1</script>', '<script'],
    ['an outside file', '<use href="#a"/>', 'href='],
    ['more than a page should load', `<path d="${'M0 0h9'.repeat(3000)}"/>`, 'simplify its paths'],
  ])('refuses %s', (_, body, message) => {
    expect(() => draw(body)).toThrow(message)
  })

  it('refuses another size', () => {
    expect(() => draw('', 'viewBox="0 0 40 30"')).toThrow('needs viewBox="0 0 1200 900"')
  })
})
