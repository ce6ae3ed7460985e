import { type HTMLElement, parse } from 'node-html-parser'

type Doc = PDFKit.PDFDocument
type Paint = Readonly<Record<string, string>>

/** Top left corner and width of a picture, in points. */
export interface PictureBox {
  x: number
  y: number
  width: number
}

/**
 * Draws an SVG picture as vector shapes. Supports the elements that `sourceArt` allows: paths, circles, ellipses, rectangles,
 * and groups with translate, rotate and scale.
 * @throws for any other element
 */
export function drawSvg(doc: Doc, svg: string, { x, y, width }: PictureBox): void {
  const root = parse(svg).querySelector('svg')
  if (!root) throw new Error('not an SVG picture')
  const natural = sizeOf(svg)
  doc
    .save()
    .translate(x, y)
    .scale(width / natural.width)
    .rect(0, 0, natural.width, natural.height)
    .clip()
  for (const child of elementsOf(root)) drawNode(doc, child, {})
  doc.restore()
}

/** The size of an SVG picture in its own units. */
function sizeOf(svg: string): { width: number; height: number } {
  const [, , width = 0, height = 0] = /viewBox="([^"]+)"/.exec(svg)?.[1]?.split(' ').map(Number) ?? []
  return { width, height }
}

const elementsOf = (node: HTMLElement) =>
  node.childNodes.filter((child): child is HTMLElement => 'rawTagName' in child && child.rawTagName !== '')

function drawNode(doc: Doc, node: HTMLElement, inherited: Paint): void {
  const paint = { ...inherited, ...node.attributes }
  doc.save()
  move(doc, node.getAttribute('transform') ?? '')
  if (node.rawTagName === 'g') for (const child of elementsOf(node)) drawNode(doc, child, paint)
  else {
    // Sets the paint first, because PDF allows no operators between a path and its painting.
    const complete = choosePaint(doc, paint)
    outline(doc, node)
    complete()
  }
  doc.restore()
}

function move(doc: Doc, transform: string): void {
  for (const [, name, values = ''] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b, c = 0] = values.split(/[ ,]+/).map(Number)
    if (name === 'translate') doc.translate(a, b ?? 0)
    else if (name === 'rotate') doc.rotate(a, b === undefined ? {} : { origin: [b, c] })
    else if (name === 'scale') doc.scale(a, b ?? a)
    else throw new Error(`cannot draw transform="${name}"`)
  }
}

function outline(doc: Doc, node: HTMLElement): void {
  const at = (name: string) => Number(node.getAttribute(name) ?? 0)
  const { rawTagName: shape } = node
  if (shape === 'path') doc.path(node.getAttribute('d') ?? '')
  else if (shape === 'circle') doc.circle(at('cx'), at('cy'), at('r'))
  else if (shape === 'ellipse') doc.ellipse(at('cx'), at('cy'), at('rx'), at('ry'))
  else if (shape !== 'rect') throw new Error(`cannot draw <${shape}>`)
  else if (at('rx')) doc.roundedRect(at('x'), at('y'), at('width'), at('height'), at('rx'))
  else doc.rect(at('x'), at('y'), at('width'), at('height'))
}

/** Sets the colors. @returns a function that paints the path drawn next */
function choosePaint(doc: Doc, paint: Paint): () => void {
  const { fill = 'black', stroke = 'none', opacity = 1 } = paint
  const isFilled = fill !== 'none'
  const isStroked = stroke !== 'none'
  if (isFilled) doc.fillColor(fill).fillOpacity(Number(opacity) * Number(paint['fill-opacity'] ?? 1))
  if (isStroked) {
    const dashes = paint['stroke-dasharray']?.split(/[ ,]+/).map(Number)
    doc
      .strokeColor(stroke)
      .strokeOpacity(Number(opacity))
      .lineWidth(Number(paint['stroke-width'] ?? 1))
    doc.lineCap(paint['stroke-linecap'] ?? 'butt')
    doc.lineJoin(paint['stroke-linejoin'] ?? 'miter')
    // pdfkit accepts a list of lengths; its types don't.
    if (dashes) doc.dash(dashes as unknown as number, {})
  }
  if (isFilled && isStroked) return () => doc.fillAndStroke()
  if (isFilled) return () => doc.fill()
  return () => (isStroked ? doc.stroke() : doc.addContent('n'))
}
