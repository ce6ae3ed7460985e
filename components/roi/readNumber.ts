import type { RoiLimits } from '#content/schema/roi.ts'

/** The meaning of a text in a field: a valid value, an invalid number, or no number. */
export type Reading =
  | { kind: 'value'; value: number }
  | { kind: 'refused'; value: number }
  | { kind: 'unreadable' | 'empty' }

/** Signs or a unit before, digits with their separators, and a unit behind. */
const TYPED = /^[^\d.,]*?(?<minus>[-−]?)(?<digits>[\d.,]*\d)\D*$/

/**
 * Parses a number with groups and decimals as any country writes them: the last point or comma is the decimal separator,
 * unless three digits follow it. Spaces, apostrophes, currencies and percent signs are ignored.
 */
export function readNumber(
  text: string,
  { min, max, whole }: Pick<RoiLimits, 'min' | 'max' | 'whole'>,
): Reading {
  const typed = text.replace(/[\s\p{Cf}'’]/gu, '')
  if (typed === '') return { kind: 'empty' }
  const { minus, digits } = TYPED.exec(typed)?.groups ?? {}
  if (!digits) return { kind: 'unreadable' }
  const [, units = '', fraction = ''] = /^(.*?)(?:[.,](\d|\d\d|\d{4,}))?$/.exec(digits) ?? []
  // As precise as an address and a workbook can store without an exponent.
  const size = Math.round(Number(`${units.replace(/[.,]/g, '')}.${fraction}`) * 1e6) / 1e6
  const value = minus ? 0 - size : size
  const fits = value >= min && value <= max && (!whole || Number.isInteger(value))
  return { kind: fits ? 'value' : 'refused', value }
}
