import { company } from '#content/brand.ts'
import { documents } from '#content/documents.ts'

/**
 * How readers of a document reach us.
 * @param path the page of the website with more on its subject
 */
export function contactRows(path = '') {
  const { address, emails, hours, phones, website } = company
  const { contact } = documents
  return [
    { label: contact.email, value: emails.contact, href: `mailto:${emails.contact}` },
    { label: contact.website, value: website.replace('https://', '') + path, href: website + path },
    ...phones.map(({ country, number }) => ({
      label: `${contact.phone}, ${country}`,
      value: number,
      href: `tel:${number.replaceAll(' ', '')}`,
    })),
    { label: contact.address, value: address.join(', ') },
    { label: contact.hours, value: hours },
  ]
}
