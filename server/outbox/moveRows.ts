import { addCount, readCounts } from './counts.ts'
import { type Database, listOf, type Value } from './Database.ts'
import { inquiryOf, MOVED_COLUMNS, type Row } from './table.ts'

export type MovedRow = Pick<Row, (typeof MOVED_COLUMNS)[number]>

const BATCH = 100

/** Stores rows as they are; those whose id is already stored are left out. */
export async function insertRows(db: Database, rows: MovedRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += BATCH) {
    const values: Value[] = []
    const tuples = rows.slice(at, at + BATCH).map((row) => {
      const cells = MOVED_COLUMNS.map((column) => (column === 'enquiry' ? jsonOf(row) : toValue(row[column])))
      values.push(...cells)
      return `(${listOf(cells, values.length - cells.length + 1)})`
    })
    await db.query(
      `insert into enquiry_outbox (${MOVED_COLUMNS.join(', ')}) values ${tuples.join(', ')}
       on conflict (id) do nothing`,
      values,
    )
  }
}

/**
 * Moves all inquiries to another database. A row is deleted only once it is stored there, so after a crash at any
 * moment it can simply be repeated.
 * @returns how many were moved
 */
export async function moveRows(from: Database, to: Database): Promise<number> {
  await moveCounts(from, to)
  for (let moved = 0; ; ) {
    const rows = await from.query<MovedRow>(
      `select ${from.readable(MOVED_COLUMNS)} from enquiry_outbox order by id limit ${BATCH}`,
    )
    if (rows.length === 0) return moved
    await insertRows(to, rows)
    const ids = rows.map(({ id }) => id)
    await from.query(`delete from enquiry_outbox where id in (${listOf(ids, 1)})`, ids)
    moved += rows.length
  }
}

async function moveCounts(from: Database, to: Database): Promise<void> {
  for (const { day, form, topic, page, campaign, count } of await readCounts(from, '', '9999')) {
    const key = [day, form, topic, page, campaign]
    await addCount(to, key, count)
    await from.query(
      'delete from inquiry_count where day = $1 and form = $2 and topic = $3 and page = $4 and campaign = $5',
      key,
    )
  }
}

/** The inquiry of a row as JSON. A damaged text becomes a JSON string without NULs, because Postgres takes nothing else. */
function jsonOf(row: MovedRow): string | null {
  const { enquiry } = row
  if (typeof enquiry !== 'string') return enquiry && JSON.stringify(enquiry)
  return inquiryOf(row) ? enquiry : JSON.stringify(enquiry.replaceAll('\0', ''))
}

const toValue = (cell: Date | string | null): Value => (cell instanceof Date ? cell.toISOString() : cell)
