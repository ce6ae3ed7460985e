import { atOffice } from '../schema/officeTime.ts'

/** Of a draft: a day that does not come. */
export const NEVER = '9999-99-99'

/** What an entry says about when it is to be public. */
export interface Publication {
  draft: boolean
  /** ISO date. An article has its date, a module may have a day of its own. */
  date?: string
  publish?: string | undefined
}

/** The day from which an entry is public; empty for one that always is. */
export const publicFrom = ({ draft, date, publish }: Publication) => (draft ? NEVER : (publish ?? date ?? ''))

/**
 * The day it is, as an ISO date. A day begins at midnight in India (UTC+5:30), where the office is, wherever the site is built.
 * `CONTENT_TODAY` puts another day in its place; a build sets it, so that one that runs past midnight stays in its day.
 */
export function today(): string {
  const given = process.env.CONTENT_TODAY
  if (!given) return atOffice(new Date()).toISOString().slice(0, 10)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(given))
    throw new Error(`CONTENT_TODAY must be a day such as 2026-09-15, and is "${given}"`)
  return given
}

/** Whether drafts and scheduled entries are shown: in the dev server, which sets this, and nowhere else. */
export const showsUnpublished = () => process.env.CONTENT_UNPUBLISHED === 'shown'
