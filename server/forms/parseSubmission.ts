import type { core } from 'zod'
import type { InquiryKind } from '#content/schema/inquiryFields.ts'
import {
  ATTRIBUTION_FIELD,
  CAMPAIGN_FIELD,
  ELAPSED_FIELD,
  HONEYPOT_FIELD,
} from '#content/schema/inquiryRequest.ts'
import { inquirySchemas } from '#content/schema/inquirySchemas.ts'
import type { ProblemError } from '../http/HttpProblem.ts'
import type { Inquiry } from '../inquiry/Inquiry.ts'
import { rateSuspicion } from '../inquiry/rateSuspicion.ts'
import { cleanAttribution } from './cleanAttribution.ts'

type Submission = Pick<Inquiry, 'fields' | 'attribution' | 'suspicion'>

const MAX_ERRORS = 20
const MAX_KEY_LENGTH = 60

/**
 * Validates a submitted form. Envelope keys (honeypot, elapsed time, attribution) never make it fail.
 * @param body The parsed body, of any shape.
 * @returns the mistakes, if there are any
 */
export function parseSubmission(kind: InquiryKind, body: unknown): Submission | ProblemError[] {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return [{ pointer: '', detail: 'The body must be one object with the fields of the form.' }]
  const {
    [HONEYPOT_FIELD]: honeypot,
    [ELAPSED_FIELD]: elapsedMs,
    [ATTRIBUTION_FIELD]: attribution,
    [CAMPAIGN_FIELD]: campaign,
    ...form
  } = body as Record<string, unknown>
  const result = inquirySchemas[kind].body.safeParse(form)
  if (!result.success) return firstPerField(result.error.issues.flatMap(fieldErrors))
  const fields = Object.fromEntries(
    Object.entries(result.data).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
  return {
    fields,
    attribution: { ...cleanAttribution({ utm_campaign: campaign }), ...cleanAttribution(attribution) },
    suspicion: rateSuspicion({ honeypot, elapsedMs, fields }),
  }
}

function fieldErrors(issue: core.$ZodIssue): ProblemError[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.slice(0, MAX_ERRORS).map(unknownField)
  return [{ pointer: `/${issue.path.join('/')}`, detail: issue.message }]
}

/** An empty field breaks several rules; the first message says what to do. */
function firstPerField(errors: ProblemError[]): ProblemError[] {
  const first = new Map<string, ProblemError>()
  for (const error of errors) if (!first.has(error.pointer)) first.set(error.pointer, error)
  return [...first.values()].slice(0, MAX_ERRORS)
}

const unknownField = (key: string) => ({
  pointer: `/${key.slice(0, MAX_KEY_LENGTH).replaceAll('~', '~0').replaceAll('/', '~1')}`,
  detail: 'This field is not known.',
})
