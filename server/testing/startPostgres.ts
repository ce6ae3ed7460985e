import { execFile, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll } from 'vitest'
import { freePort } from './freePort.ts'

export type TestPostgres = ReturnType<typeof runPostgres>

const DEBIAN_ROOT = '/usr/lib/postgresql'
const NOBODY = 65_534
const PGHOST = '127.0.0.1'
const PGUSER = 'test'

// Debian keeps the server's programs out of the PATH.
const VERSIONS = existsSync(DEBIAN_ROOT) ? readdirSync(DEBIAN_ROOT).reverse() : []
const PATH = [...VERSIONS.map((version) => join(DEBIAN_ROOT, version, 'bin')), process.env.PATH].join(':')

/** Whether PostgreSQL's server programs are installed, in a version that knows the collations of ICU. */
export const hasPostgres =
  Number(/\d+/.exec(spawnSync('initdb', ['--version'], { env: { PATH }, encoding: 'utf8' }).stdout ?? '')) >=
  15

/** Runs a separate PostgreSQL server on a free loopback port while the tests of a `describe` run. */
export function runPostgres() {
  let folder = ''
  let port = 5432
  let databases = 0
  // PostgreSQL refuses to run as root.
  const user = process.getuid?.() === 0 && { uid: NOBODY, gid: NOBODY }
  // The same process may run a mail server, whose clients don't wait.
  function run(program: string, ...words: string[]) {
    const env = { PATH, LC_ALL: 'C', PGDATA: join(folder, 'data'), PGHOST, PGPORT: String(port), PGUSER }
    return promisify(execFile)(program, words, { ...user, cwd: folder, env })
  }

  const start = () => {
    // The machine doesn't stop, only the program: what it wrote is there, and a restart needn't wait for a busy disk.
    const options = '-c unix_socket_directories= -c max_connections=60 -c fsync=off'
    return run('pg_ctl', 'start', '-w', '-l', join(folder, 'log'), '-o', options)
  }
  const stop = () => run('pg_ctl', 'stop', '-m', 'immediate')

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'postgres-'))
    if (user) chownSync(folder, user.uid, user.gid)
    // A usual collation, which sorts signs before digits and letters.
    const collation = ['--locale-provider=icu', '--icu-locale=en-US']
    await run('initdb', '-U', PGUSER, '-A', 'trust', '-E', 'UTF8', '--no-sync', ...collation)
    port = await freePort()
    await start()
  })
  afterAll(async () => {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  })
  return {
    /** Creates an empty database on the same server. */
    async newDatabase() {
      databases += 1
      await run('createdb', `test_${databases}`)
      return `postgres://${PGUSER}@${PGHOST}:${port}/test_${databases}`
    },
    /** Stops it without a shutdown, as in a power cut, and restarts it. */
    async restartImmediately() {
      await stop()
      await start()
    },
  }
}
