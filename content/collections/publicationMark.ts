import { NEVER, type Publication, publicFrom, today } from './publication.ts'
import { shownDate } from './shownDate.ts'

/**
 * What the dev server writes on an entry that the public does not see yet: "Draft", or the day on which it will. Nothing at all
 * for any other, so that it costs a page no byte.
 */
export function publicationMark(entry: Publication): { mark?: string } {
  const from = publicFrom(entry)
  if (from <= today()) return {}
  return { mark: from === NEVER ? 'Draft' : `Scheduled for ${shownDate(from)}` }
}
