import { afterEach, describe, expect, it, vi } from 'vitest'
import colors from '#content/art/colors.json' with { type: 'json' }
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { palette } from './palette.ts'
import { sourceArt } from './sourceArt.ts'

const { coral500, teal900, ink } = colors.brand
const { skinTan } = colors.people
const SCENE = 'viewBox="0 0 1200 900"'
/** A folder with this drawing. */
const folderOf = (body: string) =>
  temporaryFolder({
    'scenes/one.svg': `<svg xmlns="http://www.w3.org/2000/svg" ${SCENE}>${body}</svg>`,
  })

afterEach(() => {
  vi.doUnmock('./palette.ts')
  vi.resetModules()
})

describe('sourceArt', () => {
  it('leaves out what only drawing programs need', () => {
    const folder = folderOf(`
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
    const folder = folderOf(
      `<circle r="4" fill="${coral500}" stroke="${ink}"/><circle r="4" fill="${skinTan}"/>`,
    )
    expect(rebranded.sourceArt('scenes/one', folder)).toContain(
      `<circle r="4" fill="#010203" stroke="#040506"/><circle r="4" fill="${skinTan}"/>`,
    )
  })

  it('keeps what shapes inherit from the root of an export', () => {
    const folder = temporaryFolder({
      'scenes/one.svg': `<svg width="1200" height="900" ${SCENE} fill="none"><path d="M0 0h9" stroke="${ink}"/></svg>`,
    })
    expect(sourceArt('scenes/one', folder)).toContain('height="900" fill="none"><path')
  })

  it.each([
    ['another color', '<path d="M0 0h9" fill="#123456"/>', 'painted #123456'],
    ['more than a page should load', `<path d="${'M0 0h9'.repeat(3000)}"/>`, 'simplify its paths'],
  ])('refuses %s', (_, body, message) => {
    expect(() => sourceArt('scenes/one', folderOf(body))).toThrow(message)
  })
})
