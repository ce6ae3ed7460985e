import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { contentFolder, writeFiles } from '../testing/temporaryFolder.ts'
import { appIcon, inOneColor, logo, logoSize } from './logo.ts'
import { palette } from './palette.ts'
import { writeSvg } from './readSvg.ts'

let folder = ''
const save = (name: string, svg: string) => writeFiles(folder, { [`brand/${name}.svg`]: svg })

beforeEach(() => {
  folder = contentFolder()
})

/** As a drawing program exports it: a long word mark with a gradient, a style and an inherited color. */
const EXPORTED = `<?xml version="1.0"?><!-- A note. --><svg xmlns="http://www.w3.org/2000/svg" fill="none" width="480px" height="60">
  <g fill="#6633CC" style="stroke:rgb(1, 2, 3)"><path d="M0 0h480v60"/></g><path d="M0 0h9" fill="currentColor"/></svg>`

describe('a logo of any shape', () => {
  it('keeps its shape at the height of the header', () => {
    save('logo', EXPORTED)
    expect(logoSize()).toEqual({ width: 320, height: 40 })
    save('logo', EXPORTED.replace('width="480px" height="60"', 'viewBox="0 0 30 90"'))
    expect(logoSize()).toEqual({ width: 14, height: 40 })
  })

  it('is drawn in one light color for dark grounds, unless it has a file for them', () => {
    save('logo', EXPORTED)
    const white = writeSvg(logo('white'), '')
    expect(white.match(/#\w{6}|rgb|currentColor/g)).toEqual(Array(3).fill(palette.sand0))
    expect(inOneColor('#123456').body).toContain('fill="#123456" style="stroke:#123456"')
    save('logo-white', EXPORTED.replace('#6633CC', '#FFFFFF'))
    expect(writeSvg(logo('white'), '')).toContain('#FFFFFF')
  })

  it('is refused without a size', () => {
    save('logo', '<svg><path d="M0 0"/></svg>')
    expect(() => logo('color')).toThrow('needs a viewBox')
  })
})

it('puts an icon of any shape into a square with a ground', async () => {
  save('icon', '<svg viewBox="0 0 10 20"><rect width="10" height="20" fill="#FF0000"/></svg>')
  const { data, info } = await sharp(Buffer.from(appIcon(64, false)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const colorAt = (x: number, y: number) => [...data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3)]
  expect([width, height]).toEqual([64, 64])
  expect(colorAt(32, 32)).toEqual([255, 0, 0])
  expect(colorAt(2, 32)).toEqual([...Buffer.from(palette.sand0.slice(1), 'hex')])
})
