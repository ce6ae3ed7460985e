import type { EnquiryKind } from '../schema/enquiryFields.ts'
import { promises } from './promises.ts'

interface EnquiryText {
  submit: string
  pending: string
  successTitle: string
  successText: string
  errorTitle: string
  errorText: string
}

/** Words of the two forms, fixed by the specification (points 4 and 8). */
export const ENQUIRY_TEXT: Record<EnquiryKind, EnquiryText> = {
  demo: {
    submit: 'Submit Request',
    pending: 'Submitting...',
    successTitle: 'Demo Request Submitted!',
    // style: allow "We'll": the specification's words, point 8
    successText: "We'll contact you within 24 hours to schedule your personalized demo.",
    errorTitle: 'Error',
    errorText: 'Failed to submit demo request. Please try again.',
  },
  contact: {
    submit: 'Send Message',
    pending: 'Sending...',
    successTitle: 'Message Sent!',
    // style: allow "We'll": the specification's words, point 8
    successText: "Thank you for your message. We'll get back to you within 24 hours.",
    errorTitle: 'Error',
    errorText: 'Failed to send message. Please try again.',
  },
}

/** Words that both forms share. */
export const FORM_LABELS = {
  optional: '(optional)',
  choose: 'Please choose',
  check: (fields: number) => `Please check ${fields === 1 ? 'one field' : `${fields} fields`} below.`,
  trap: 'Leave this empty',
  promise: `We answer within ${promises.answer} and use your details for nothing else.`,
  privacy: 'Privacy Policy',
  /** Beside the button when a form could not be sent; the address follows. */
  failed: 'Nothing you typed is lost. Try again in a minute, or email us at',
  reference: 'Your reference:',
}
