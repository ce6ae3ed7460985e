import fc from 'fast-check'

const SURROGATES = { first: 0xd800, count: 0x800 }
const LAST = 0x10ffff

/** Any character of Unicode, as unit of `fc.string`. The unit "binary" is the same, but takes three seconds to be ready. */
export const anyCharacter = fc
  .nat(LAST - SURROGATES.count)
  .map((at) => String.fromCodePoint(at < SURROGATES.first ? at : at + SURROGATES.count))
