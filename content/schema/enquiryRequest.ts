import type { EnquiryKind } from './enquiryFields.ts'

/** Endpoints of the two forms, also the `action` of the plain HTML forms (specification, point 7). */
export const ENQUIRY_ENDPOINTS = { demo: '/api/demo-requests', contact: '/api/contacts' } as const

/** What each form sends besides its fields, always the same. */
export const ENQUIRY_CONSTANTS: Record<EnquiryKind, Record<string, string>> = {
  demo: {},
  contact: { type: 'general' },
}

/** Where a plain HTML form lands after it was accepted; the fragments are elements of /contact. */
export const SENT_PATHS: Record<EnquiryKind, string> = {
  demo: '/contact?sent=demo#demo-requested',
  contact: '/contact?sent=contact#message-sent',
}

/**
 * Keys that may travel beside the fields of either form. All are optional and none of them can make an
 * enquiry fail. `HONEYPOT_FIELD` names an input that people never see, so only a program fills it in.
 */
export const HONEYPOT_FIELD = 'quillnote'
/** Milliseconds between the form's first display and its submission, as a number or as digits. */
export const ELAPSED_FIELD = 'elapsedMs'
/** First-touch attribution, an object (JSON only). See attribution.ts. */
export const ATTRIBUTION_FIELD = 'attribution'
/** One UUID per draft; a changed field gets a new one. Never bake one into a pre-rendered page. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key'
/** The same in a plain HTML form, where it may be empty or absent. */
export const IDEMPOTENCY_FIELD = 'idempotencyKey'
