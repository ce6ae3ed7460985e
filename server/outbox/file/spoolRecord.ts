import { createHash } from 'node:crypto'
import {
  type Enquiry,
  type EnquiryMarker,
  enquiryMarkerSchema,
  enquirySchema,
} from '../../enquiry/Enquiry.ts'

/** A file whose content isn't what was written under its name. */
export class CorruptRecordError extends Error {
  override name = 'CorruptRecordError'
}

/** Serializes a record with its digest, so that damage of any kind is detected. */
export function encodeRecord(record: Enquiry | EnquiryMarker): string {
  return `${JSON.stringify({ sha256: digest(record), record })}\n`
}

/**
 * Parses a spool file.
 * @returns the enquiry, or only its marker if the text was deleted
 * @throws {CorruptRecordError}
 */
export function decodeRecord(id: string, bytes: string): Enquiry | EnquiryMarker {
  const { sha256, record } = parse(bytes)
  if (sha256 !== digest(record)) throw new CorruptRecordError('digest differs')
  const whole = enquirySchema.safeParse(record)
  const result = whole.success ? whole : enquiryMarkerSchema.safeParse(record)
  if (!result.success || result.data.id !== id) throw new CorruptRecordError('not an enquiry of this name')
  return result.data
}

/** Whether a record still has its text. */
export function hasText(record: Enquiry | EnquiryMarker): record is Enquiry {
  return 'fields' in record
}

/** Reduces an enquiry to what may be kept after its text is deleted. */
export function markerOf({
  version,
  id,
  kind,
  reference,
  receivedAt,
  fingerprint,
}: EnquiryMarker): EnquiryMarker {
  return { version, id, kind, reference, receivedAt, fingerprint }
}

function parse(bytes: string): { sha256?: unknown; record?: unknown } {
  try {
    return Object(JSON.parse(bytes))
  } catch {
    throw new CorruptRecordError('not JSON')
  }
}

function digest(record: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(record) ?? '')
    .digest('hex')
}
