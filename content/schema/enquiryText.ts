/**
 * Words of the two forms, fixed by the specification (points 2, 4 and 8) and by the test handles of the design.
 * They stand beside the schema because the browser, the server's fallback page and the tests share them.
 */
export const FIELD_LABELS = {
  name: 'Full Name',
  email: 'Work Email',
  company: 'Company',
  companySize: 'Company Size',
  jobTitle: 'Job Title',
  phone: 'Phone',
  interestedPrograms: 'Interested Programs',
  message: 'Message',
  additionalInformation: 'Additional Information',
} as const

/** How the bands read in the form; the largest is "Large organization" (specification, point 3). */
export const COMPANY_SIZE_LABELS = {
  '1-50': '1-50 employees',
  '51-200': '51-200 employees',
  '201-1000': '201-1000 employees',
  '1000+': 'Large organization (1000+ employees)',
} as const

export const DEMO_TEXT = {
  endpoint: '/api/demo-requests',
  submit: 'Submit Request',
  pending: 'Submitting...',
  successTitle: 'Demo Request Submitted!',
  successText: "We'll contact you within 24 hours to schedule your personalized demo.",
  reference: 'Your reference:',
  errorTitle: 'Error',
  errorText: 'Failed to submit demo request. Please try again.',
} as const

export const CONTACT_TEXT = {
  endpoint: '/api/contacts',
  submit: 'Send Message',
  pending: 'Sending...',
  successTitle: 'Message Sent!',
  successText: "Thank you for your message. We'll get back to you within 24 hours.",
  reference: 'Your reference:',
  errorTitle: 'Error',
  errorText: 'Failed to send message. Please try again.',
} as const
