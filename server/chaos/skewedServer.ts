const { CLOCK_SKEW_SECONDS = '0' } = process.env
const skewMs = Number(CLOCK_SKEW_SECONDS) * 1000
const RealDate = Date

/** The clock of a machine that is wrong by `CLOCK_SKEW_SECONDS`. */
class SkewedDate extends RealDate {
  constructor(...parts: [] | [string | number | Date]) {
    super(parts.length === 0 ? SkewedDate.now() : parts[0])
  }
  static override now = () => RealDate.now() + skewMs
}
globalThis.Date = SkewedDate as DateConstructor

// Only now, so that no module has seen the right time.
await import('../index.ts')

export {}
