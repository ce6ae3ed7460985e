import type { Enquiry } from '../enquiry/Enquiry.ts'
import { enquiryId, fingerprintOf, referenceOf } from '../enquiry/identity.ts'

/** A valid body of `POST /api/demo-requests`. */
export const DEMO_BODY = {
  name: 'Meera Krishnan',
  email: 'meera@tidewater.example',
  company: 'Tidewater Logistics',
  companySize: '201-1000',
  jobTitle: 'Head of Learning',
  phone: '+91 40 5550 0100',
  interestedPrograms: 'A1 and T2',
  message: 'We plan for two cohorts.\nCould you call on Tuesday?',
}

/** A valid body of `POST /api/contacts`. */
export const CONTACT_BODY = {
  name: 'Jonas Weber',
  email: 'jonas.weber@nordwind.example',
  company: 'Nordwind GmbH',
  companySize: '1-50',
  message: 'Do you work with teams of eight?',
  type: 'general',
}

/** An enquiry as the server would store it, under a key of its own or the given one. */
export function makeEnquiry(key: string, changes: Partial<Enquiry> = {}): Enquiry {
  const kind = changes.kind ?? 'demo'
  const id = enquiryId(kind, key)
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
