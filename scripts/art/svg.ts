/** Paint attributes of a shape. As usual in SVG, a shape without `fill` and `stroke` is filled with black. */
export interface Paint {
  fill?: string
  stroke?: string
  strokeWidth?: number
  strokeLinecap?: 'round' | 'butt'
  strokeLinejoin?: 'round'
  strokeDasharray?: string
  opacity?: number
  fillOpacity?: number
}

export type Point = readonly [x: number, y: number]

/** Rounds to one decimal, which is precise enough and halves the size. */
const round = (value: number) => String(Math.round(value * 10) / 10)

/** Path data with rounded numbers: d`M${x} ${y}h${w}`. */
export const d = (parts: TemplateStringsArray, ...values: number[]) =>
  parts.reduce((text, part, i) => text + round(values[i - 1] ?? 0) + part)

export const circle = (cx: number, cy: number, r: number, paint: Paint) => el('circle', { cx, cy, r }, paint)

export const rect = (x: number, y: number, width: number, height: number, paint: Paint, rx = 0) =>
  el('rect', { x, y, width, height, ...(rx ? { rx } : {}) }, paint)

export const path = (data: string, paint: Paint) => el('path', { d: data }, paint)

/** A group of shapes with shared paint and an optional transform. */
export const group = (body: string, paint: Paint = {}, transform?: string) =>
  el('g', transform ? { transform } : {}, paint, body)

/** The paint of a line without fill. */
export const stroke = (color: string, width: number, rest: Paint = {}): Paint => ({
  fill: 'none',
  stroke: color,
  strokeWidth: width,
  ...rest,
})

/** An SVG picture of `width` x `height` units, transparent without `ground`. */
export function picture(width: number, height: number, body: string, ground?: string) {
  const paper = ground ? path(d`M0 0h${width}v${height}H0z`, { fill: ground }) : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${paper}${body}</svg>`
}

function el(name: string, shape: Record<string, string | number>, paint: Paint, body?: string) {
  const attributes = Object.entries({ ...shape, ...paint })
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${kebab(key)}="${typeof value === 'number' ? attribute(key, value) : value}"`)
    .join('')
  return body === undefined ? `<${name}${attributes}/>` : `<${name}${attributes}>${body}</${name}>`
}

const attribute = (key: string, value: number) =>
  /opacity/i.test(key) ? String(Math.round(value * 100) / 100) : round(value)

const kebab = (key: string) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
