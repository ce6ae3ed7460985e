import { brand } from './brand.ts'
import { readCopy } from './collections/readCopy.ts'
import { companyFile } from './schema/company.ts'

/** The company: its brand and its self-description. */
export const company = {
  ...brand,
  ...readCopy('site/company', companyFile),
  website: `https://${brand.domain}`,
}
