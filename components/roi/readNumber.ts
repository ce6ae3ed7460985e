import type { RoiLimits } from '#content/schema/roi.ts'
import type { RoiFieldText } from '#content/schema/roiText.ts'

/** The meaning of a text in a field: a valid value, an invalid number, or no number. */
export type Reading =
  | { kind: 'value'; value: number }
  | { kind: 'refused'; value: number }
  | { kind: 'unreadable' | 'empty' }

type NumberField = Pick<RoiLimits, 'min' | 'max' | 'whole'> & Pick<RoiFieldText, 'unit'>

/** Signs or a unit before, digits with their separators, and a unit behind. */
const TYPED = /^(?<before>\D*)(?<digits>\d(?:[\d.,]*\d)?)\D*$/
/** Groups of three with one kind of separator; in India groups of two precede the last three. */
const GROUPED = /^[1-9]\d{0,2}([.,])(?:\d{2,3}\1)*\d{3}$/

/**
 * Parses a number with the separators of different countries: 3200, 3,200, 3.200, 3'200, 3 200 and 3,200.00 are the same
 * number, and so are 3,5 and 3.5. Currencies, units and percent signs around it are ignored.
 */
export function readNumber(text: string, field: NumberField): Reading {
  const typed = text.replace(/\p{Cf}/gu, '').trim()
  if (typed === '') return { kind: 'empty' }
  const plain = typed.replace(/[\s'’](?=\d{3}(?!\d))/g, '')
  const { before = '', digits = '' } = TYPED.exec(plain)?.groups ?? {}
  const size =
    digits === '' ? Number.NaN : toNumber(/^[-+−–]?[.,]$/.test(before) ? `0.${digits}` : digits, field)
  if (Number.isNaN(size)) return { kind: 'unreadable' }
  // As precise as an address and a workbook can store without an exponent.
  const rounded = Math.round(size * 1e6) / 1e6
  const value = /[-−–]\s*[.,]?$/.test(before) ? 0 - rounded : rounded
  return { kind: fits(value, field) ? 'value' : 'refused', value }
}

const fits = (value: number, { min, max, whole }: NumberField) =>
  value >= min && value <= max && (!whole || Number.isInteger(value))

/** "3.200" can mean 3200 or 3.2: amounts don't have three decimals, counts of people none; else the limits decide. */
function toNumber(digits: string, field: NumberField): number {
  const decimal = readDecimal(digits)
  if (!GROUPED.test(digits)) return decimal
  const grouped = Number(digits.replace(/[.,]/g, ''))
  if (field.unit === 'amount' || field.whole) return grouped
  return fits(grouped, field) || !fits(decimal, field) ? grouped : decimal
}

/** The last point or comma is the decimal separator; the groups before it use another one. */
function readDecimal(digits: string): number {
  const [, whole = '', mark = '', fraction = ''] = /^(?:(.*)([.,]))?(\d*)$/.exec(digits) ?? []
  if (mark === '') return Number(fraction)
  return whole.includes(mark) ? Number.NaN : Number(`${whole.replace(/[.,]/g, '')}.${fraction}`)
}
