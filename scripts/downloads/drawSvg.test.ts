import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { drawSvg } from './drawSvg.ts'

/** The PDF operators that draw an SVG body. */
async function operatorsOf(body: string): Promise<string> {
  const doc = new PDFDocument({ compress: false, size: [100, 100], margin: 0 })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => doc.once('end', resolve))
  drawSvg(doc, `<svg viewBox="0 0 200 100">${body}</svg>`, { x: 10, y: 20, width: 100 })
  doc.end()
  await ended
  return Buffer.concat(chunks).toString('latin1').replace(/\s+/g, ' ')
}

test('a picture is moved and scaled to its box, and a group hands its paint on', async () => {
  const page = await operatorsOf(
    '<g fill="#ff0000" transform="translate(4 6)"><rect x="1" y="2" width="3" height="4"/></g>',
  )
  expect(page).toContain('1 0 0 1 10 20 cm 0.5 0 0 0.5 0 0 cm')
  expect(page).toContain('1 0 0 1 4 6 cm')
  expect(page).toContain('1 2 3 4 re')
  expect(page).toContain('1 0 0 scn')
})

test('lines keep their width, dashes and opacity, and are not filled', async () => {
  const page = await operatorsOf(
    '<path d="M0 0L10 10" fill="none" stroke="#0000ff" stroke-width="3" stroke-dasharray="2 5" opacity="0.5"/>',
  )
  expect(page).toContain('3 w')
  expect(page).toContain('[2 5] 0 d')
  expect(page).toContain('/CA 0.5')
  expect(page).toContain('0 0 m 10 10 l S')
})

test('what it cannot draw stops the build', async () => {
  await expect(operatorsOf('<text>no</text>')).rejects.toThrow('cannot draw <text>')
  await expect(operatorsOf('<g transform="skewX(3)"></g>')).rejects.toThrow('skewX')
})
