import { atOffice } from '../schema/officeTime.ts'

/** The publication date of a draft, after any real date. */
export const NEVER = '9999-99-99'

/** The fields that decide when an entry is public. */
export interface Publication {
  draft: boolean
  /** ISO date of an article; a module may have `publish` instead. */
  date?: string
  publish?: string | undefined
}

/** The ISO date from which an entry is public, `NEVER` for a draft, or '' for an entry that is always public. */
export const publicFrom = ({ draft, date, publish }: Publication) => (draft ? NEVER : (publish ?? date ?? ''))

/**
 * Today's ISO date at the office, wherever the site is built. `CONTENT_TODAY` overrides it; a build sets
 * it, so that the date doesn't change when the build runs past midnight.
 * @throws Error when `CONTENT_TODAY` isn't an ISO date
 */
export function today(): string {
  const given = process.env.CONTENT_TODAY
  if (!given) return atOffice(new Date()).toISOString().slice(0, 10)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(given))
    throw new Error(`CONTENT_TODAY must be a day such as 2026-09-15, and is "${given}"`)
  return given
}

/**
 * When the last day of something is over at the office, as an ISO moment.
 * @param day ISO date
 */
export function publicUntil(day: string): string {
  const noon = new Date(`${day}T12:00:00Z`)
  const hoursAhead = atOffice(noon).getTime() - noon.getTime()
  return new Date(Date.parse(day) + 24 * 3_600_000 - hoursAhead).toISOString()
}

/** Whether drafts and scheduled entries are shown: by the dev server, and by a build for colleagues (docs/publishing.md). */
export const showsUnpublished = () => process.env.CONTENT_DRAFTS === '1'

/**
 * The path of a file that is generated from the content. Whatever also shows drafts has its own, so that a concurrent build
 * doesn't include them.
 */
export const generatedPath = (name: string) => `.generated/${showsUnpublished() ? 'dev/' : ''}${name}`

const dates = new Intl.DateTimeFormat('en-US', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** Formats an ISO date: "March 12, 2026". */
export const formatDate = (date: string) => dates.format(new Date(date))
