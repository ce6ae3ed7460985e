import { ATTRIBUTION_KEYS, ATTRIBUTION_LIMIT, type Attribution } from '#content/schema/attribution.ts'

const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu

/**
 * Keeps known keys with text values, on one line each and cut to the limit. Everything else is dropped: an odd
 * campaign link must not cost an inquiry.
 */
export function cleanAttribution(value: unknown): Attribution {
  const given: Record<string, unknown> = Object(value)
  const entries = ATTRIBUTION_KEYS.flatMap((key) => {
    const raw = Object.hasOwn(given, key) ? given[key] : undefined
    if (typeof raw !== 'string') return []
    const clean = raw.slice(0, ATTRIBUTION_LIMIT).replace(UNPRINTABLE, '').trim()
    return clean === '' ? [] : [[key, clean]]
  })
  return Object.fromEntries(entries)
}
