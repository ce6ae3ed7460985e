const { CLOCK_SKEW_SECONDS = '0' } = process.env
const skewMs = Number(CLOCK_SKEW_SECONDS) * 1000
const RealDate = Date

/** A clock that is off by `CLOCK_SKEW_SECONDS`. */
class SkewedDate extends RealDate {
  constructor(...parts: [] | [string | number | Date]) {
    super(parts.length === 0 ? SkewedDate.now() : parts[0])
  }
  static override now = () => RealDate.now() + skewMs
}
globalThis.Date = SkewedDate as DateConstructor

// Imported last, so that no module has seen the real time.
await import('../index.ts')

export {}
