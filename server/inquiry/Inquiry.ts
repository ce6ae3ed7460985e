import { z } from 'zod'
import { ATTRIBUTION_KEYS } from '#content/schema/attribution.ts'
import type { InquiryKind } from '#content/schema/inquiryFields.ts'
import { INQUIRY_ENDPOINTS } from '#content/schema/inquiryRequest.ts'

const kinds = Object.keys(INQUIRY_ENDPOINTS) as InquiryKind[]

/** A validated inquiry as stored in the outbox. It never changes after acceptance. */
export const inquirySchema = z.strictObject({
  version: z.literal(1),
  /** 32 hex digits, derived from the kind and the idempotency key. */
  id: z.string().regex(/^[0-9a-f]{32}$/),
  kind: z.enum(kinds),
  /** What visitor and sales see, such as `7K2Q9-XM3TD`. */
  reference: z.string(),
  receivedAt: z.iso.datetime(),
  /** Digest of id and fields: distinguishes a retry from another inquiry under the same key. */
  fingerprint: z.string(),
  /** Without angle brackets; the same for every attempt. */
  messageId: z.string(),
  /** The validated form fields; empty ones are omitted. */
  fields: z.record(z.string(), z.string()),
  attribution: z.partialRecord(z.enum(ATTRIBUTION_KEYS), z.string()),
  /** Points of the spam check and the reasons for them. An inquiry is never dropped because of them. */
  suspicion: z.strictObject({ score: z.number(), signs: z.array(z.string()) }),
})
export type Inquiry = z.infer<typeof inquirySchema>
