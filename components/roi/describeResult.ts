import { breakEvenPercent, type RoiResult } from '#content/schema/roi.ts'
import type { RoiResultText } from '#content/schema/roiText.ts'
import { fillIn, formatExact, formatMultiple, formatWhole } from './formatAmount.ts'

/**
 * The figures of a result as they are read, wherever they stand.
 * @param counted months that are counted
 */
export function describeResult(result: RoiResult, text: RoiResultText, counted: number) {
  const { cost, value, multiple, net, paybackMonths } = result
  const breakEven = breakEvenPercent(result)
  return {
    /** Null when nothing is spent. */
    multiple: multiple === null ? null : formatMultiple(multiple),
    cost: formatWhole(cost.total),
    valueLabel: fillIn(text.value, { months: formatExact(counted) }),
    value: formatWhole(value.total),
    net: formatWhole(net),
    payback:
      paybackMonths === null ? text.never : fillIn(text.paybackMonths, { months: paybackMonths.toFixed(1) }),
    breakEven:
      breakEven === null ? text.never : fillIn(text.breakEvenShare, { share: formatWhole(breakEven) }),
  }
}

export type ResultFigures = ReturnType<typeof describeResult>
