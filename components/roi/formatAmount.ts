const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('en', { maximumFractionDigits: 6 })

/** 99272.73 gives "99,273". */
export const formatWhole = (amount: number) => whole.format(amount).replace('-', '−')

/** Keeps the fraction: 12.5 gives "12.5". */
export const formatExact = (amount: number) => exact.format(amount).replace('-', '−')

/** 3.172 gives "3.2x". */
export const formatMultiple = (multiple: number) => `${multiple.toFixed(1)}x`

/** Fills "{name}" in a text. */
export const fillIn = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (found, name: string) => values[name] ?? found)
