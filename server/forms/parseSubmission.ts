import type { InquiryKind } from '#content/schema/inquiryFields.ts'
import {
  ATTRIBUTION_FIELD,
  CAMPAIGN_FIELD,
  ELAPSED_FIELD,
  HONEYPOT_FIELD,
  IDEMPOTENCY_FIELD,
} from '#content/schema/inquiryRequest.ts'
import { inquirySchemas } from '#content/schema/inquirySchemas.ts'
import type { Inquiry } from '../inquiry/Inquiry.ts'
import { rateSuspicion } from '../inquiry/rateSuspicion.ts'
import { cleanAttribution } from './cleanAttribution.ts'

export interface FieldError {
  /** Name of the field; empty when the body as a whole is invalid. */
  field: string
  detail: string
}

export type Submission =
  | ({ ok: true; formKey: string } & Pick<Inquiry, 'fields' | 'attribution' | 'suspicion'>)
  | { ok: false; errors: FieldError[] }

const MAX_ERRORS = 20
const MAX_KEY_LENGTH = 60

/**
 * Validates a submitted form. Envelope keys (honeypot, elapsed time, attribution, idempotency key) never make it
 * fail.
 * @param body The parsed body, of any shape.
 */
export function parseSubmission(kind: InquiryKind, body: unknown): Submission {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return {
      ok: false,
      errors: [{ field: '', detail: 'The body must be one object with the fields of the form.' }],
    }
  }
  const {
    [HONEYPOT_FIELD]: honeypot,
    [ELAPSED_FIELD]: elapsedMs,
    [ATTRIBUTION_FIELD]: attribution,
    [CAMPAIGN_FIELD]: campaign,
    [IDEMPOTENCY_FIELD]: formKey,
    ...form
  } = body as Record<string, unknown>
  const result = inquirySchemas[kind].body.safeParse(form)
  if (!result.success) {
    return { ok: false, errors: firstPerField(result.error.issues.flatMap(fieldErrors)) }
  }
  const fields = Object.fromEntries(
    Object.entries(result.data).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
  return {
    ok: true,
    fields,
    attribution: { ...cleanAttribution({ utm_campaign: campaign }), ...cleanAttribution(attribution) },
    suspicion: rateSuspicion({ honeypot, elapsedMs, fields }),
    formKey: typeof formKey === 'string' ? formKey : '',
  }
}

type Issue = { code?: string | undefined; path: PropertyKey[]; message: string; keys?: string[] }

function fieldErrors({ code, path, message, keys }: Issue): FieldError[] {
  if (code === 'unrecognized_keys' && keys) return keys.slice(0, MAX_ERRORS).map(unknownField)
  return [{ field: path.map(String).join('/'), detail: message }]
}

/** An empty field breaks several rules; the first message says what to do. */
function firstPerField(errors: FieldError[]): FieldError[] {
  const first = new Map<string, FieldError>()
  for (const error of errors) if (!first.has(error.field)) first.set(error.field, error)
  return [...first.values()].slice(0, MAX_ERRORS)
}

const unknownField = (key: string) => ({
  field: key.slice(0, MAX_KEY_LENGTH),
  detail: 'This field is not known.',
})
