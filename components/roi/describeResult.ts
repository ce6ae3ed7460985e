import type { RoiCalculatorText } from '#content/impact.ts'
import { fill } from '#content/schema/fill.ts'
import type { RoiResult } from '#content/schema/roi.ts'

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('en', { maximumFractionDigits: 6 })

/** Formats 99272.73 as "99,273". */
export const formatWhole = (amount: number) => whole.format(amount).replace('-', '−')

/** Keeps the fraction: formats 12.5 as "12.5". */
export const formatExact = (amount: number) => exact.format(amount).replace('-', '−')

/** Formats 3.172 as "3.2x"; null if nothing is spent. */
const formatMultiple = (multiple: number | null) => (multiple === null ? null : `${multiple.toFixed(1)}x`)

/**
 * Formats the figures of a result.
 * @param counted number of months counted
 */
export function describeResult(result: RoiResult, text: RoiCalculatorText['result'], counted: number) {
  const { net, netPercent, payback, breakEven } = result
  return {
    multiple: formatMultiple(result.multiple),
    cost: formatWhole(result.cost),
    valueLabel: fill(text.value, { months: formatExact(counted) }),
    value: formatWhole(result.value),
    withoutProductivity: formatMultiple(result.withoutProductivity),
    net:
      netPercent === null
        ? formatWhole(net)
        : fill(text.netShare, { net: formatWhole(net), share: formatWhole(netPercent) }),
    payback: payback === null ? text.never : fill(text.paybackMonths, { months: payback.toFixed(1) }),
    breakEven: breakEven === null ? text.never : fill(text.breakEvenShare, { share: formatWhole(breakEven) }),
  }
}

export type ResultFigures = ReturnType<typeof describeResult>
