import { readCopy } from './collections/readCopy.ts'
import { brandFile } from './schema/brand.ts'
import { addressLines, daysText, hoursText, zoneNames } from './schema/office.ts'

/**
 * The company's name, contact data, office and colors (docs/launch.md). Icons, manifest, pictures, documents and mails are
 * generated from them, and from the logo and the icon beside them.
 */
export const brand = readCopy('brand/brand', brandFile)

/** The company's name where a long one is cut off: in the titles of pages and in the web manifest. */
export const shortName = brand.shortName ?? brand.name

/** The short name of the office's time zone: "IST", "CET/CEST". */
export const zone = zoneNames(brand)

/** The company: its brand, and its office in words. */
export const company = {
  ...brand,
  /** "Monday to Friday, 9:00 AM to 6:00 PM IST" */
  hours: `${daysText(brand.officeHours.days)}, ${hoursText(brand)}`,
  /** The postal address, in the order of its country. */
  address: addressLines(brand.office),
  website: `https://${brand.domain}`,
}
