import type { InquiryKind } from '../schema/inquiryFields.ts'
import { phrases } from './phrases.ts'

interface InquiryText {
  submit: string
  pending: string
  successTitle: string
  successText: string
  errorTitle: string
  errorText: string
}

/** Texts of the two forms, as specified (points 4 and 8). */
export const INQUIRY_TEXT: Record<InquiryKind, InquiryText> = {
  demo: {
    submit: 'Submit Request',
    pending: 'Submitting...',
    successTitle: 'Demo Request Submitted!',
    successText: "We'll contact you within 24 hours to schedule your personalized demo.",
    errorTitle: 'Error',
    errorText: 'Failed to submit demo request. Please try again.',
  },
  contact: {
    submit: 'Send Message',
    pending: 'Sending...',
    successTitle: 'Message Sent!',
    successText: "Thank you for your message. We'll get back to you within 24 hours.",
    errorTitle: 'Error',
    errorText: 'Failed to send message. Please try again.',
  },
}

/** Labels shared by both forms. */
export const FORM_LABELS = {
  optional: '(optional)',
  choose: 'Please choose',
  check: (fields: number) => `Please check ${fields === 1 ? 'one field' : `${fields} fields`} below.`,
  trap: 'Leave this empty',
  promise: `We answer within ${phrases.answer} and use your details for nothing else.`,
  privacy: 'Privacy Policy',
  /** Shown next to the button when sending fails; the email address follows. */
  failed: 'Nothing you typed is lost. Try again in a minute, or email us at',
  /** What remains of an inquiry that was sent; the time is that of the office. */
  receipt: (reference: string, due: string) => `Your reference: ${reference}. We answer by ${due} IST.`,
}
