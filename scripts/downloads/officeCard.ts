import { company } from '#content/brand.ts'
import { documents } from '#content/documents.ts'
import { escapeText } from '#content/schema/buildCalendarFile.ts'

/** Makes the contact card of the office: vCard 3.0 (RFC 2426), which every address book supports. */
export function officeCard(): string {
  const { office: address } = company
  const street = [address.name, address.street].join(', ')
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escapeText(company.name)};;;;`,
    `FN:${escapeText(company.name)}`,
    `ORG:${escapeText(company.legalName)}`,
    ...company.phones.map(({ number }) => `TEL;TYPE=WORK,VOICE:${number}`),
    `EMAIL;TYPE=WORK:${company.emails.contact}`,
    `URL:${company.website}`,
    `ADR;TYPE=WORK:;;${[street, address.city, address.region ?? '', address.postalCode, address.country].map(escapeText).join(';')}`,
    `NOTE:${escapeText(company.hours)}`,
    `REV:${documents.date}`,
    'END:VCARD',
  ]
  return `${lines.join('\r\n')}\r\n`
}
