/** Parameters of a statement. Times are written as `toISOString()` writes them. */
export type Value = string | number | null

export type Statement = [sql: string, values: Value[]]

/**
 * A connection to SQLite or Postgres. Both get the same statements, with parameters `$1`, `$2`, …; each statement is a
 * transaction of its own and on stable storage when its promise resolves.
 */
export interface Database {
  /** Name to show, without the password. */
  location: string
  /** Writes a list of columns to read, whose texts may be damaged. */
  readable(columns: readonly string[]): string
  /** Ends a `select` of rows to update, so that two servers don't wait for each other. */
  skipLocked: string
  /** The database's clock, in epoch milliseconds. */
  now(): Promise<number>
  /** @param also runs in the same transaction if the first statement returned rows */
  query<Row>(sql: string, values?: Value[], also?: Statement): Promise<Row[]>
  /** @throws {OutboxFullError} if the disk has no room for another inquiry */
  checkRoom(): Promise<void>
  /** @throws if a statement could not write now */
  checkWritable(): Promise<void>
  /** Overwrites what deleted texts left in the file, as far as the engine can. */
  compact(): Promise<void>
  backup(path: string): Promise<void>
  /** Looks for damage; returns one line per problem. */
  check(): Promise<string[]>
  close(): Promise<void>
}

/** Parameters for a list of values: `$3, $4, $5`. */
export const listOf = (values: Value[], first: number) => values.map((_, at) => `$${first + at}`).join(', ')
