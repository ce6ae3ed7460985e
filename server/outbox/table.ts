/**
 * One row per inquiry. `enquiry` is null after its text was deleted; the rest then serves as a marker. Table and column keep
 * the spelling of version 0.1, whose tables in Postgres stay in use.
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
  leased_until ${time}
);
create index if not exists enquiry_outbox_waiting on enquiry_outbox (next_at) where state = 'waiting';
`

export const SQLITE_TABLE = tableSql('text', 'text', 'text')
/** Creating the table requires ownership of the schema. */
export const POSTGRES_TABLE = tableSql('timestamp with time zone', 'jsonb', 'uuid')

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
] as const
export const COLUMNS = [...MOVED_COLUMNS, 'lease', 'leased_until']

/** A row as either engine returns it: Postgres parses times and JSON, SQLite has text. */
export interface Row {
  id: string
  fingerprint: string
  received_at: Date | string
  enquiry: object | string | null
  state: 'waiting' | 'held' | 'delivered'
  reason: string | null
  next_at: Date | string
  changed_at: Date | string
}
