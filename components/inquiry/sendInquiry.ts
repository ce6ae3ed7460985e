import { zodResolver } from '@hookform/resolvers/zod'
import { createFormControl } from 'react-hook-form'
import { FORM_LABELS } from '#content/labels/inquiryText.ts'
import { fill } from '#content/schema/fill.ts'
import type { InquiryKind } from '#content/schema/inquiryFields.ts'
import {
  ATTRIBUTION_FIELD,
  ELAPSED_FIELD,
  HONEYPOT_FIELD,
  IDEMPOTENCY_HEADER,
  INQUIRY_CONSTANTS,
  INQUIRY_SENT,
} from '#content/schema/inquiryRequest.ts'
import { inquirySchemas } from '#content/schema/inquirySchemas.ts'
import { WEEKDAYS } from '#content/schema/office.ts'
import { answerDueAt, atOffice } from '#content/schema/officeTime.ts'
import { RequestError, request } from '../api/request.ts'
import { randomUuid } from '../ui/randomUuid.ts'
import { currentAttribution } from './attribution.ts'
import type { InquiryValues } from './draft.ts'

/** What the server answers once the inquiry is on stable storage; another server than ours may leave it out. */
type Answer = { reference?: string; receivedAt?: string } | null

/**
 * Creates the validation of one of the two forms (specification, point 5).
 * @param values the current values
 */
export const createInquiryForm = (kind: InquiryKind, values: InquiryValues) =>
  createFormControl({
    defaultValues: values,
    resolver: zodResolver(inquirySchemas[kind].fields),
  })

/**
 * One idempotency key per draft: a retry after a lost response reuses it, a changed field gets a new one
 * (docs/lead-path.md, point 2).
 */
const lastAttempt: Partial<Record<InquiryKind, { draft: string; body: unknown; key: string }>> = {}

/**
 * Sends a validated form.
 * @param form where it is posted to, with the field that people don't see
 * @param fields the output of the form's schema; empty optional fields are absent
 * @param shownAt when the form was first shown, by `performance.now()`
 * @param topic slug of what the form is about
 * @returns its receipt
 * @throws RequestError or a network error; calling it again with the same fields repeats the same request
 */
export async function sendInquiry(
  kind: InquiryKind,
  form: HTMLFormElement,
  fields: object,
  shownAt: number,
  topic?: string,
): Promise<string> {
  const draft = JSON.stringify(fields)
  let attempt = lastAttempt[kind]
  if (attempt?.draft !== draft) {
    const honeypot = new FormData(form).get(HONEYPOT_FIELD)
    const body = {
      ...fields,
      ...INQUIRY_CONSTANTS[kind],
      [ATTRIBUTION_FIELD]: currentAttribution(topic),
      [ELAPSED_FIELD]: Math.round(performance.now() - shownAt),
      ...(honeypot && { [HONEYPOT_FIELD]: honeypot }),
    }
    attempt = { draft, body, key: randomUuid() }
    lastAttempt[kind] = attempt
  }
  const answer = await request<Answer>(form.action, {
    body: attempt.body,
    headers: { [IDEMPOTENCY_HEADER]: attempt.key },
  })
  delete lastAttempt[kind]
  window.dispatchEvent(new CustomEvent(INQUIRY_SENT, { detail: kind }))
  return writeReceipt(answer)
}

/**
 * Writes the receipt of an inquiry that was accepted: its reference, and the day at the office by which we answer.
 * What is missing or wrong in the server's answer is left out.
 */
export function writeReceipt(answer: Answer): string {
  const { receipt, answerDue } = FORM_LABELS
  const reference = answer?.reference
  const received = Date.parse(answer?.receivedAt ?? '')
  const due = received && WEEKDAYS[atOffice(answerDueAt(new Date(received))).getUTCDay()]
  return [reference && fill(receipt, { reference }), due && fill(answerDue, { due })]
    .filter(Boolean)
    .join(' ')
}

/** The field errors of a server's refusal (RFC 9457, `errors`): a message per field. */
export function fieldErrors(error: unknown): [string, string][] {
  if (!(error instanceof RequestError)) return []
  try {
    const { errors = [] } = JSON.parse(error.body) as { errors?: { pointer: string; detail: string }[] }
    return errors.map(({ pointer, detail }) => [pointer.replace(/^[#/]+/, ''), detail])
  } catch {
    return []
  }
}
