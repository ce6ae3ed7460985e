import { chmod, mkdir, open, rm, statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import Sqlite from 'libsql'
import { errorCode } from '../log.ts'
import type { Database, Statement, Value } from './Database.ts'
import { OutboxFullError } from './Outbox.ts'
import { SQLITE_TABLE } from './table.ts'

const NETWORK_FILE_SYSTEMS = new Map([
  [0x6969, 'NFS'],
  [0xff534d42, 'CIFS'],
  [0xfe534d42, 'SMB'],
  [0x517b, 'SMB'],
])
/** Every transaction needs one for its journal. */
const MIN_FREE_INODES = 10
/** Room for one inquiry of any size and its journal, without which the server isn't ready. */
const MIN_READY_BYTES = 200_000
/** How long to wait while another process writes: first inside SQLite, then without blocking the event loop. */
const BLOCKING_MS = 50
const BUSY_MS = 10_000
const BUSY_PAUSE_MS = 20

/**
 * `extra`: with `full`, a power failure could bring back the journal of a transaction that was already answered. A
 * rollback journal, because with a write-ahead log a full disk held a fifth of the inquiries.
 */
const PRAGMAS = ['journal_mode = delete', 'synchronous = extra', 'secure_delete = on', 'temp_store = memory']

/**
 * Opens the outbox file, readable only by the server's user. Any number of processes on one machine can use it.
 * @throws {Error} one line that names the setting if the file can't be used
 */
export async function openSqlite(path: string, minFreeBytes = 0): Promise<Database> {
  const folder = dirname(path)
  const refuse = (error: unknown) => {
    throw new Error(
      `DATA_DIR: ${path} can’t be used (${errorCode(error)}). It must be on a local disk and writable by this user.`,
    )
  }
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch(refuse)
  const kind = NETWORK_FILE_SYSTEMS.get((await statfs(folder)).type)
  if (kind)
    throw new Error(`DATA_DIR: ${folder} is on a network drive (${kind}). Use a local disk or DATABASE_URL.`)
  return openFile(path, folder, minFreeBytes).catch(refuse)
}

async function openFile(path: string, folder: string, minFreeBytes: number): Promise<Database> {
  await createPrivately(path)
  const db = new Sqlite(path, { timeout: BLOCKING_MS })

  async function whenFree<T>(work: () => T): Promise<T> {
    const deadline = performance.now() + BUSY_MS
    for (;;) {
      try {
        return work()
      } catch (error) {
        if (errorCode(error) !== 'SQLITE_BUSY' || performance.now() > deadline) throw error
      }
      await sleep(BUSY_PAUSE_MS)
    }
  }

  async function checkRoom(minBytes = minFreeBytes): Promise<void> {
    const { bavail, bsize, files, ffree } = await statfs(folder)
    // Some file systems have no fixed number of inodes and report none.
    const isOutOfInodes = files > 0 && ffree < MIN_FREE_INODES
    if (bavail * bsize < minBytes || isOutOfInodes) throw new OutboxFullError('the disk is nearly full')
  }

  let waiting: (() => unknown)[] = []
  let transaction: Promise<unknown[]> | undefined

  /** Does a work in one transaction with all others that are due by now: the disk takes as long for ten as for one. */
  async function commit<T>(work: () => T): Promise<T> {
    const at = waiting.push(work) - 1
    transaction ??= setImmediate().then(() => {
      const works = waiting
      waiting = []
      transaction = undefined
      return whenFree(() => inTransaction(db, () => works.map((one) => one())))
    })
    try {
      return (await transaction)[at] as T
    } catch (error) {
      if (errorCode(error) === 'SQLITE_BUSY') throw error
      // Any of them may be the cause.
      return whenFree(() => inTransaction(db, work))
    }
  }

  for (const pragma of PRAGMAS) await whenFree(() => db.exec(`pragma ${pragma}`))
  // In a transaction, because two servers may start at the same moment.
  await commit(() => db.exec(SQLITE_TABLE))
  const run = (sql: string, values: Value[]) =>
    db
      .prepare(sql.replaceAll(/\$(\d+)/g, '?$1'))
      .all(values)
      .map(decode)
  const query = <Row>(sql: string, values: Value[] = [], also?: Statement) =>
    commit(() => {
      const rows = run(sql, values) as Row[]
      if (also && rows.length > 0) run(...also)
      return rows
    })
  return {
    location: path,
    // As bytes: libsql ends the process at a text that damage made invalid UTF-8.
    readable: (columns) => columns.map((column) => `cast(${column} as blob) as ${column}`).join(', '),
    skipLocked: '',
    now: async () => Date.now(),
    query,
    checkRoom: () => checkRoom(),
    async checkWritable() {
      await checkRoom(Math.max(minFreeBytes, MIN_READY_BYTES))
      await whenFree(() => {
        db.exec('begin immediate')
        try {
          // Writes to the journal, but waits for no disk.
          db.exec('pragma user_version = 1')
        } finally {
          db.exec('rollback')
        }
      })
    },
    compact: async () => void (await whenFree(() => db.exec('vacuum'))),
    async backup(target) {
      const file = await open(target, 'wx', 0o600)
      try {
        await whenFree(() => db.exec(`vacuum into '${target.replaceAll("'", "''")}'`))
        await file.sync()
      } catch (error) {
        await rm(target, { force: true })
        throw error
      } finally {
        await file.close()
      }
    },
    async check() {
      try {
        const found = await query<{ integrity_check: string }>('pragma integrity_check')
        return found.map((row) => row.integrity_check).filter((line) => line !== 'ok')
      } catch (error) {
        return [errorCode(error)]
      }
    },
    close: async () => void db.close(),
  }
}

/**
 * Takes the lock before anything else: libsql leaves a statement that finds the file locked unfinished, and SQLite
 * then commits no later one of this connection.
 */
function inTransaction<T>(db: Sqlite.Database, work: () => T): T {
  db.exec('begin immediate')
  try {
    const result = work()
    db.exec('commit')
    return result
  } catch (error) {
    if (db.inTransaction) db.exec('rollback')
    throw error
  }
}

/** Turns what was read as bytes into text. A byte that is no UTF-8 becomes a replacement character. */
function decode(row: unknown): object {
  const textOf = (cell: unknown) => (cell instanceof ArrayBuffer ? Buffer.from(cell).toString() : cell)
  return Object.fromEntries(Object.entries(Object(row)).map(([column, cell]) => [column, textOf(cell)]))
}

/** Creates the file if it doesn't exist; SQLite would make it readable by others. */
async function createPrivately(path: string): Promise<void> {
  try {
    await (await open(path, 'ax', 0o600)).close()
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
    // Not opened, because closing it would release the locks that this process holds on it.
    await chmod(path, 0o600)
  }
}
