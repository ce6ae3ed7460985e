import { z } from 'zod'
import { ATTRIBUTION_KEYS } from '#content/schema/attribution.ts'
import type { EnquiryKind } from '#content/schema/enquiryFields.ts'
import { ENQUIRY_ENDPOINTS } from '#content/schema/enquiryRequest.ts'

const kinds = Object.keys(ENQUIRY_ENDPOINTS) as [EnquiryKind, ...EnquiryKind[]]

/** Identifies an enquiry and may be kept after its text was deleted: it holds nothing about a person. */
export const enquiryMarkerSchema = z.strictObject({
  version: z.literal(1),
  /** 32 hex digits, derived from the kind and the idempotency key. */
  id: z.string().regex(/^[0-9a-f]{32}$/),
  kind: z.enum(kinds),
  /** What visitor and sales see, such as `7K2Q9-XM3TD`. */
  reference: z.string(),
  receivedAt: z.iso.datetime(),
  /** Digest of id and fields: distinguishes a retry from another enquiry under the same key. */
  fingerprint: z.string(),
})

/** A validated enquiry as stored in the outbox. It never changes after acceptance. */
export const enquirySchema = enquiryMarkerSchema.extend({
  /** Without angle brackets; the same for every attempt. */
  messageId: z.string(),
  /** The validated form fields; empty ones are omitted. */
  fields: z.record(z.string(), z.string()),
  attribution: z.partialRecord(z.enum(ATTRIBUTION_KEYS), z.string()),
  /** Points of the spam check and the reasons for them. An enquiry is never dropped because of them. */
  suspicion: z.strictObject({ score: z.number(), signs: z.array(z.string()) }),
})
export type Enquiry = z.infer<typeof enquirySchema>
