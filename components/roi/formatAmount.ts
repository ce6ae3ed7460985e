const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('en', { maximumFractionDigits: 6 })

/** Formats 99272.73 as "99,273". */
export const formatWhole = (amount: number) => whole.format(amount).replace('-', '−')

/** Keeps the fraction: formats 12.5 as "12.5". */
export const formatExact = (amount: number) => exact.format(amount).replace('-', '−')

/** Formats 3.172 as "3.2x". */
export const formatMultiple = (multiple: number) => `${multiple.toFixed(1)}x`
