import type { RoiLimits } from '#content/schema/roi.ts'
import type { RoiFieldText } from '#content/schema/roiText.ts'

/** What a text means in a field: a value for it, a number that is none, or no number at all. */
export type Reading =
  | { kind: 'value'; value: number }
  | { kind: 'refused'; value: number }
  | { kind: 'unreadable' | 'empty' }

type NumberField = Pick<RoiLimits, 'min' | 'max' | 'whole'> & Pick<RoiFieldText, 'unit'>

/**
 * Reads a number as people write it in different countries: 3200, 3,200, 3.200, 3'200, 3 200 and 3,200.00 are one
 * number, and so are 3,5 and 3.5, 1,00,000 and 100.000. It may carry the unit of its field, such as € or %.
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
  // No finer than an address and a workbook write it without an exponent.
  const rounded = Math.round(size * 1e6) / 1e6
  const value = sign === '' || sign === '+' ? rounded : 0 - rounded
  return { kind: fits(value, field) ? 'value' : 'refused', value }
}

const fits = (value: number, { min, max, whole }: NumberField) =>
  value >= min && value <= max && (!whole || Number.isInteger(value))

const CURRENCY = '(?:[a-z]{0,3}\\p{Sc}|[a-z]{3}|fr\\.?|rs\\.?)'

/** "€ 3.200,-" gives "3.200" in a field for an amount, "20 %" gives "20" in one for a share, "5 days" gives "5". */
function withoutUnit(text: string, unit: NumberField['unit']): string {
  if (unit === '%') return text.replace(/ ?(?:%|percent|per cent)$/i, '')
  if (unit !== 'amount') return text.replace(new RegExp(` ?${unit.replace(/s$/, 's?')}$`, 'i'), '')
  return text
    .replace(new RegExp(`^${CURRENCY} ?`, 'iu'), '')
    .replace(new RegExp(` ?${CURRENCY}$`, 'iu'), '')
    .replace(/[.,][-–—]{1,2}$/, '')
}

/** "3.200" can be 3200 or 3.2; every other text has one reading or none. */
function chooseReading(text: string, field: NumberField): number | null {
  const grouped = toNumber(readGroups(text))
  const decimal = toNumber(readDecimal(text))
  if (grouped === null || decimal === null) return grouped ?? decimal
  // No one writes an amount with three decimals, nor a count of people with any.
  if (field.unit === 'amount' || field.whole) return grouped
  // What is left are fields of less than a thousand, whose limits decide.
  return fits(grouped, field) || !fits(decimal, field) ? grouped : decimal
}

const toNumber = (digits: string | null) => (digits === null ? null : Number(digits))

/** Plain digits, or digits in groups of three with one kind of mark between them; in India groups of two precede the last three. */
function readGroups(text: string): string | null {
  const isNumber =
    /^\d+$/.test(text) ||
    /^[1-9]\d{0,2}([ '.,])\d{3}(?:\1\d{3})*$/.test(text) ||
    /^[1-9]\d?(?:,\d\d)+,\d{3}$/.test(text)
  return isNumber ? text.replace(/\D/g, '') : null
}

/** The last point or comma as the mark before the decimals, with no mark of its kind in the groups before it. */
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
