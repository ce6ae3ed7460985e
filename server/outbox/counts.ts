import type { Inquiry } from '../inquiry/Inquiry.ts'
import type { Database, Statement } from './Database.ts'
import type { InquiryCount } from './Outbox.ts'

/** Completes paths. */
const SITE = 'https://site.example'
/** A path of the site, without what a visitor could have added to it. */
const PAGE = /^\/[a-z0-9/-]{0,100}$/
/** The names that campaigns have; anything else could be a text about a person. */
const NAME = /^[\w.-]{1,64}$/

/** The statement that adds an inquiry to the counts of its day. It leaves nothing about the person. */
export function countInquiry(inquiry: Inquiry, receivedAt: string): Statement {
  const { kind, attribution } = inquiry
  const address = attribution.sentFrom ?? ''
  const sentFrom = new URL(URL.canParse(address, SITE) ? address : 'other', SITE)
  const named = (text: string | null | undefined) => (!text ? '' : NAME.test(text) ? text : 'other')
  const known = PAGE.test(sentFrom.pathname) ? sentFrom.pathname : 'other'
  const page = attribution.sentFrom ? known : ''
  const topic = named(sentFrom.searchParams.get('topic'))
  return insertCount([receivedAt.slice(0, 10), kind, topic, page, named(attribution.utm_campaign)], 1)
}

/** Takes the place of a form in the counts of views. */
export const VIEW = 'view'

/** @param key day, form, topic, page and campaign */
export const addCount = (db: Database, key: string[], count: number) => db.query(...insertCount(key, count))

const insertCount = (key: string[], count: number): Statement => [
  `insert into inquiry_count (day, form, topic, page, campaign, count) values ($1, $2, $3, $4, $5, $6)
   on conflict (day, form, topic, page, campaign) do update set count = inquiry_count.count + excluded.count`,
  [...key, count],
]

/** Reads the counts of a span of days, both included. */
export const readCounts = (db: Database, from: string, to: string) =>
  db.query<InquiryCount>(
    `select day, form, topic, page, campaign, count from inquiry_count
     where day >= $1 and day <= $2 order by day, form, topic, page, campaign`,
    [from, to],
  )

/** Marks the report of a month as mailed, beside the counts so that it outlives a change of the store. */
export async function takeReport(db: Database, month: string): Promise<InquiryCount[] | undefined> {
  const taken = await db.query(
    `insert into inquiry_count (day, form, topic, page, campaign, count) values ($1, 'report', '', '', '', 0)
     on conflict (day, form, topic, page, campaign) do nothing returning day`,
    [markOf(month)],
  )
  return taken.length > 0 ? readCounts(db, `${month}-01`, `${month}-31`) : undefined
}

export async function returnReport(db: Database, month: string): Promise<void> {
  await db.query('delete from inquiry_count where day = $1', [markOf(month)])
}

/** On no day of the month. */
const markOf = (month: string) => `${month}-00`
