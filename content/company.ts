import { brand } from './brand.ts'
import { readCopy } from './collections/readCopy.ts'
import { addressLines, daysText, hoursText } from './schema/office.ts'
import { companyFile } from './schema/site.ts'

const { tagline } = readCopy('site/company', companyFile)

/** The company: its brand and its self-description. */
export const company = {
  ...brand,
  tagline,
  /** "Monday to Friday, 9:00 AM to 6:00 PM IST" */
  hours: `${daysText(brand.officeHours.days)}, ${hoursText(brand)}`,
  /** The postal address, in the order of its country. */
  address: addressLines(brand.office),
  website: `https://${brand.domain}`,
}
