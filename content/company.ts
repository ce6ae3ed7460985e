import { brand } from './brand.ts'
import { readCopy } from './collections/readCopy.ts'
import { addressLines, hoursText } from './schema/office.ts'
import { companyFile } from './schema/site.ts'

const { tagline, days } = readCopy('site/company', companyFile)

/** The company: its brand and its self-description. */
export const company = {
  ...brand,
  tagline,
  hours: { days, times: hoursText(brand) },
  /** The postal address, in the order of its country. */
  address: addressLines(brand.office),
  website: `https://${brand.domain}`,
}
