import type { InquiryKind } from './inquiryFields.ts'

/** Endpoints of the two forms, which are also the `action` of the forms without JavaScript (specification, point 7). */
export const INQUIRY_ENDPOINTS = { demo: '/api/demo-requests', contact: '/api/contacts' } as const

/** The constant values that each form sends along with its fields. */
export const INQUIRY_CONSTANTS: Record<InquiryKind, Record<string, string>> = {
  demo: {},
  contact: { type: 'general' },
}

/** Event of the window when a form was accepted; its detail is the kind. Nothing listens unless `ANALYTICS` is set. */
export const INQUIRY_SENT = 'inquiry-sent'

/** Where the server redirects a form sent without JavaScript; the fragments are ids on /contact. */
export const SENT_PATHS: Record<InquiryKind, string> = {
  demo: '/contact?sent=demo#demo-requested',
  contact: '/contact?sent=contact#message-sent',
}

/**
 * Name of an input that people never see, so only bots fill it in. This and the keys below may accompany the fields of either
 * form. All are optional, and none of them can make an inquiry fail.
 */
export const HONEYPOT_FIELD = 'quillnote'
/** Milliseconds between the form's first display and its submission, as a number or as digits. */
export const ELAPSED_FIELD = 'elapsedMs'
/** First-touch attribution as an object, in JSON requests only (attribution.ts). */
export const ATTRIBUTION_FIELD = 'attribution'
/** The campaign of a landing page's form, which is sent without JavaScript. */
export const CAMPAIGN_FIELD = 'utm_campaign'
/** A UUID per draft, replaced when a field changes. Never put one into a prerendered page, where visitors would share it. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key'
