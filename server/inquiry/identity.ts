import { createHash } from 'node:crypto'
import type { InquiryKind } from '#content/schema/inquiryFields.ts'

/** Crockford's base 32: no letters that are easily misheard or misread. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Storage key of an inquiry: 32 hex digits. The same form and idempotency key always give the same one. */
export function inquiryId(kind: InquiryKind, idempotencyKey: string): string {
  return createHash('sha256').update(`${kind}\0${idempotencyKey}`).digest('hex').slice(0, 32)
}

/** The reference people use, such as `7K2Q9-XM3TD`: the first 50 bits of the id. */
export function referenceOf(id: string): string {
  const bits = Math.floor(Number.parseInt(id.slice(0, 13), 16) / 4)
  const letters = Array.from({ length: 10 }, (_, at) => ALPHABET[Math.floor(bits / 2 ** (45 - 5 * at)) % 32])
  return `${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`
}

/**
 * Normalizes a reference that a person typed to the spelling of `referenceOf`: any case, no hyphen, letters that look
 * like digits. An id gives its reference.
 * @returns undefined if the text can't be a reference
 */
export function readReference(text: string): string | undefined {
  if (/^[0-9a-f]{32}$/i.test(text)) return referenceOf(text)
  const letters = text.trim().toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
  return letters.length === 10 ? `${letters.slice(0, 5)}-${letters.slice(5)}` : undefined
}

/** Digest that is equal for two submissions with the same id and the same fields, in any order. */
export function fingerprintOf(id: string, fields: Record<string, string>): string {
  const sorted = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([id, sorted]))
    .digest('hex')
}
