import { describe, it } from 'vitest'
import { hasPostgres, runPostgres } from '../testing/startPostgres.ts'
import { killsAndFaults } from './kills.ts'
import { sameKey } from './sameKey.ts'

// Without PostgreSQL's programs on the system, only SQLite is rehearsed.
describe.runIf(hasPostgres)('postgres', () => {
  const postgres = runPostgres()
  it('kills: loses nothing when killed beside a faulty mail server', () => killsAndFaults(postgres))
  it('key: stores one key once', () => sameKey(postgres))
})
