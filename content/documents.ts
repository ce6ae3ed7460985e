import { company } from './brand.ts'
import { readCopy } from './collections/readCopy.ts'
import { formatMonth } from './formats.ts'
import { documentFile } from './schema/documents.ts'
import { fill } from './schema/fill.ts'

const { date: day, edition, brochure, ...texts } = readCopy('site/documents', documentFile)
const date = `${day}T00:00:00Z`

/** Texts of the downloads that no page has: covers, headings, headers and footers. */
export const documents = {
  ...texts,
  /** Creation date written into the files; fixed, so that the same content produces the same bytes. */
  date,
  edition: fill(edition, { month: formatMonth(date) }),
  brochure: { ...brochure, subtitle: company.tagline },
}
