import { formatDate } from './formatDate.ts'
import { NEVER, type Publication, publicFrom, today } from './publication.ts'

/**
 * The mark that the dev server shows on an entry that isn't public yet: "Draft", or the date of publication. Returns no key at
 * all for a public entry, so that it adds nothing to the page data.
 */
export function publicationMark(entry: Publication): { mark?: string } {
  const from = publicFrom(entry)
  if (from <= today()) return {}
  return { mark: from === NEVER ? 'Draft' : `Scheduled for ${formatDate(from)}` }
}
