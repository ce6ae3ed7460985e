import type { RoiLimits } from '#content/schema/roi.ts'
import type { RoiFieldText } from '#content/schema/roiText.ts'

/** The meaning of a text in a field: a valid value, an invalid number, or no number. */
export type Reading =
  | { kind: 'value'; value: number }
  | { kind: 'refused'; value: number }
  | { kind: 'unreadable' | 'empty' }

type NumberField = Pick<RoiLimits, 'min' | 'max' | 'whole'> & Pick<RoiFieldText, 'unit'>

/**
 * Parses a number in the notations of different countries: 3200, 3,200, 3.200, 3'200, 3 200 and 3,200.00 are the same
 * number, and so are 3,5 and 3.5, 1,00,000 and 100.000. The unit of the field, such as € or %, is allowed.
 */
export function readNumber(text: string, field: NumberField): Reading {
  const typed = text
    .replace(/\p{Cf}/gu, '')
    .replace(/\s/g, ' ')
    .trim()
  if (typed === '') return { kind: 'empty' }
  const { sign = '', digits = '' } =
    /^(?<sign>[-−–+]?) ?(?<digits>.*)$/.exec(withoutUnit(typed, field.unit))?.groups ?? {}
  const size = chooseReading(digits.replace(/[’‘ʼ′`´]/g, "'"), field)
  if (size === null) return { kind: 'unreadable' }
  // As precise as an address and a workbook can store without an exponent.
  const rounded = Math.round(size * 1e6) / 1e6
  const value = sign === '' || sign === '+' ? rounded : 0 - rounded
  return { kind: fits(value, field) ? 'value' : 'refused', value }
}

const fits = (value: number, { min, max, whole }: NumberField) =>
  value >= min && value <= max && (!whole || Number.isInteger(value))

const CURRENCY = '(?:[a-z]{0,3}\\p{Sc}|[a-z]{3}|fr\\.?|rs\\.?)'

/**
 * Removes the unit: "€ 3.200,-" becomes "3.200" in an amount, "20 %" becomes "20" in a percentage, "5 days" becomes
 * "5".
 */
function withoutUnit(text: string, unit: NumberField['unit']): string {
  if (unit === '%') return text.replace(/ ?(?:%|percent|per cent)$/i, '')
  if (unit !== 'amount') return text.replace(new RegExp(` ?${unit.replace(/s$/, 's?')}$`, 'i'), '')
  return text
    .replace(new RegExp(`^${CURRENCY} ?`, 'iu'), '')
    .replace(new RegExp(` ?${CURRENCY}$`, 'iu'), '')
    .replace(/[.,][-–—]{1,2}$/, '')
}

/** "3.200" can mean 3200 or 3.2; any other text has at most one meaning. */
function chooseReading(text: string, field: NumberField): number | null {
  const grouped = toNumber(readGroups(text))
  const decimal = toNumber(readDecimal(text))
  if (grouped === null || decimal === null) return grouped ?? decimal
  // Amounts don't have three decimals, and counts of people have none.
  if (field.unit === 'amount' || field.whole) return grouped
  // The remaining fields are below 1,000, so their limits decide.
  return fits(grouped, field) || !fits(decimal, field) ? grouped : decimal
}

const toNumber = (digits: string | null) => (digits === null ? null : Number(digits))

/**
 * Parses plain digits, or groups of three with one kind of separator; in India groups of two precede the last three.
 */
function readGroups(text: string): string | null {
  const isNumber =
    /^\d+$/.test(text) ||
    /^[1-9]\d{0,2}([ '.,])\d{3}(?:\1\d{3})*$/.test(text) ||
    /^[1-9]\d?(?:,\d\d)+,\d{3}$/.test(text)
  return isNumber ? text.replace(/\D/g, '') : null
}

/** Parses the last point or comma as the decimal separator; the groups before it must use another one. */
function readDecimal(text: string): string | null {
  const {
    head = '',
    mark = '',
    tail = '',
  } = /^(?<head>.*)(?<mark>[.,])(?<tail>\d*)$/.exec(text)?.groups ?? {}
  if (mark === '' || head + tail === '' || head.includes(mark)) return null
  const whole = readGroups(head || '0')
  return whole === null ? null : `${whole}.${tail}`
}
