import { execFile, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from './freePort.ts'
import { until } from './until.ts'

export interface TestPostgres {
  /** Creates an empty database on the same server. */
  newDatabase(): Promise<string>
  /**
   * Stops it without a shutdown, as in a power cut, and restarts it.
   * @param whileDown runs in between
   */
  restartImmediately(whileDown?: () => Promise<void>): Promise<void>
  stop(): Promise<void>
}

const DEBIAN_ROOT = '/usr/lib/postgresql'
const NOBODY = 65_534

/** Finds the folder of PostgreSQL's server programs; undefined if it isn't installed. */
export function findPostgres(): string | undefined {
  const debian = existsSync(DEBIAN_ROOT)
    ? readdirSync(DEBIAN_ROOT).map((name) => join(DEBIAN_ROOT, name, 'bin'))
    : []
  const folders = [...debian.reverse(), ...(process.env.PATH ?? '').split(':')]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')))
}

/** Starts a separate PostgreSQL server in a temporary folder, on a free loopback port. */
export async function startPostgres(programs: string): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  // PostgreSQL refuses to run as root.
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : undefined
  if (user) chownSync(folder, NOBODY, NOBODY)
  const data = join(folder, 'data')
  const options = {
    ...user,
    cwd: folder,
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
  } as const
  // The same process may run a mail server, whose clients don't wait.
  const run = (program: string, ...words: string[]) =>
    promisify(execFile)(join(programs, program), words, options)
  await run('initdb', '-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--no-sync')
  const port = await freePort()
  const url = (database: string) => `postgres://test@127.0.0.1:${port}/${database}`

  async function start(): Promise<void> {
    const settings = [
      `port=${port}`,
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'max_connections=60',
      // The machine doesn't stop, only the program: what it wrote is there, and a restart needn't wait for a busy disk.
      'fsync=off',
    ]
    spawn(join(programs, 'postgres'), ['-D', data, ...settings.flatMap((one) => ['-c', one])], {
      ...options,
      stdio: 'ignore',
    })
    await until(() => answers(url('postgres')), 'PostgreSQL', 30_000)
  }

  await start()
  let databases = 0
  return {
    async newDatabase() {
      databases += 1
      const name = `test_${databases}`
      await query(url('postgres'), `create database ${name}`)
      return url(name)
    },
    async restartImmediately(whileDown) {
      await run('pg_ctl', 'stop', '-D', data, '-m', 'immediate')
      await whileDown?.()
      await start()
    },
    async stop() {
      await run('pg_ctl', 'stop', '-D', data, '-m', 'immediate')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function query(connectionString: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

const answers = (url: string) =>
  query(url, 'select 1').then(
    () => true,
    () => false,
  )
