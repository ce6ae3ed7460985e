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
    { label: contact.email, value: <a href={`mailto:${emails.contact}`}>{emails.contact}</a> },
    { label: contact.website, value: <a href={website + path}>{website.replace('https://', '') + path}</a> },
    ...phones.map(({ country, number }) => ({
      label: `${contact.phone}, ${country}`,
      value: <a href={`tel:${number.replaceAll(' ', '')}`}>{number}</a>,
    })),
    { label: contact.address, value: address.join(', ') },
    { label: contact.hours, value: hours },
  ]
}
