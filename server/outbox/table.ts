import type { Inquiry } from '../inquiry/Inquiry.ts'
import type { ChannelName } from './Outbox.ts'

const CHANNEL = `channel text not null default 'sales'`

/**
 * One row per inquiry and channel. `enquiry` is null after its text was deleted; the rest then serves as a marker. Table and
 * column keep the spelling of version 0.1.0, whose tables in Postgres stay in use.
 */
const tableSql = (time: string, json: string, uuid: string) => `create table if not exists enquiry_outbox (
  id text primary key,
  fingerprint text not null,
  received_at ${time} not null,
  enquiry ${json},
  state text not null default 'waiting' check (state in ('waiting', 'held', 'delivered')),
  reason text,
  next_at ${time} not null,
  changed_at ${time} not null,
  lease ${uuid},
  leased_until ${time},
  ${CHANNEL}
);
create table if not exists inquiry_count (
  day text not null,
  form text not null,
  topic text not null,
  page text not null,
  campaign text not null,
  count integer not null,
  primary key (day, form, topic, page, campaign)
);
`

/** Serves claims and covers the statistics, which precede every acceptance. It replaces one that knew no channel. */
const OUTBOX_INDEX = `drop index if exists enquiry_outbox_waiting;
create index if not exists enquiry_outbox_open on enquiry_outbox (channel, state, next_at, received_at) where state <> 'delivered';
`

export const SQLITE_TABLE = tableSql('text', 'text', 'text') + OUTBOX_INDEX
/** Creating the tables requires ownership of the schema. That of version 0.1.0 has no channel. */
export const POSTGRES_TABLE = `${tableSql('timestamp with time zone', 'jsonb', 'uuid')}alter table enquiry_outbox add column if not exists ${CHANNEL};
${OUTBOX_INDEX}`

/** The columns that move from one store to another; claims stay behind. */
export const MOVED_COLUMNS = [
  'id',
  'fingerprint',
  'received_at',
  'enquiry',
  'state',
  'reason',
  'next_at',
  'changed_at',
  'channel',
] as const
export const COLUMNS = [...MOVED_COLUMNS, 'lease', 'leased_until']

/** A row as either engine returns it: Postgres parses times and JSON, SQLite has text. */
export interface Row {
  id: string
  channel: ChannelName
  fingerprint: string
  received_at: Date | string
  enquiry: object | string | null
  state: 'waiting' | 'held' | 'delivered'
  reason: string | null
  next_at: Date | string
  changed_at: Date | string
}

/**
 * Reads the inquiry of a row; undefined if it is damaged. Its time of acceptance is the database's, not that of the server that
 * took it.
 */
export function inquiryOf({
  enquiry,
  received_at,
}: Pick<Row, 'enquiry' | 'received_at'>): Inquiry | undefined {
  try {
    const stored = typeof enquiry === 'string' ? JSON.parse(enquiry) : enquiry
    return stored.fields && { ...stored, receivedAt: new Date(received_at).toISOString() }
  } catch {
    return undefined
  }
}
