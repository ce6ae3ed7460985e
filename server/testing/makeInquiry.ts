import { fieldsOf } from '#content/schema/inquiryFields.ts'
import { INQUIRY_CONSTANTS, INQUIRY_ENDPOINTS } from '#content/schema/inquiryRequest.ts'
import type { Inquiry } from '../inquiry/Inquiry.ts'
import { fingerprintOf, inquiryId, referenceOf } from '../inquiry/identity.ts'

const placeholders = fieldsOf('demo').map(({ name, label, choices }) => [
  name,
  choices?.[0]?.value ?? `A ${label}`,
])

export const { demo: DEMO, contact: CONTACT } = INQUIRY_ENDPOINTS

/** Sender and recipient of a mail to sales. */
export const ADDRESSES = { from: 'Website <web@company.example>', to: 'sales@company.example' }

/** A valid body of `POST /api/demo-requests` with every field filled in. */
export const DEMO_BODY = {
  ...(Object.fromEntries(placeholders) as Record<string, string>),
  name: 'Meera Krishnan',
  email: 'meera@tidewater.example',
  company: 'Tidewater Logistics',
  companySize: '201-1000',
  jobTitle: 'Head of Learning',
  phone: '+91 40 5550 0100',
  interestedPrograms: 'A1 and T2',
  message: 'We plan for two cohorts.\nCould you call on Tuesday?',
}

/** A valid body of `POST /api/contacts` with the required fields only. */
export const CONTACT_BODY = {
  ...INQUIRY_CONSTANTS.contact,
  name: 'Jonas Weber',
  email: 'jonas.weber@nordwind.example',
  company: 'Nordwind GmbH',
  companySize: '1-50',
  message: 'Do you work with teams of eight?',
}

/** Builds an inquiry as the server would store it under a key. */
export function makeInquiry(key: string, changes: Partial<Inquiry> = {}): Inquiry {
  const kind = changes.kind ?? 'demo'
  const id = inquiryId(kind, key)
  const fields = changes.fields ?? DEMO_BODY
  return {
    version: 1,
    id,
    kind,
    reference: referenceOf(id),
    receivedAt: new Date().toISOString(),
    fingerprint: fingerprintOf(id, fields),
    messageId: `${id}@www.company.example`,
    fields,
    attribution: {},
    suspicion: { score: 0, signs: [] },
    ...changes,
  }
}
