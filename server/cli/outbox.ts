import { parseEnv } from '../env.ts'
import { createLog } from '../log.ts'
import { leavePostgres, openAdmin } from '../outbox/openOutbox.ts'
import { POSTGRES_TABLE } from '../outbox/table.ts'
import { HELP, runCommand } from './runCommand.ts'

async function main(): Promise<number> {
  const [command = '--help', ...words] = process.argv.slice(2)
  if (['--help', '-h', 'help'].includes(command) || words.includes('--help')) {
    process.stdout.write(HELP)
    return 0
  }
  if (command === 'schema' && words.length === 0) {
    process.stdout.write(POSTGRES_TABLE)
    return 0
  }
  const log = createLog((line) => process.stderr.write(line))
  const env = parseEnv(process.env)
  if (command === 'leave-postgres' && words.length === 0) {
    const moved = await leavePostgres(env, log)
    process.stdout.write(
      `${moved} inquiries moved to ${env.DATA_DIR}. Unset DATABASE_URL before the next start.\n`,
    )
    return 0
  }
  const admin = await openAdmin(env, log)
  try {
    // To stderr, because stdout may be redirected to a file.
    process.stderr.write(`Store: ${admin.location}\n`)
    const { ok, text } = await runCommand(admin, command, words)
    const stream = ok ? process.stdout : process.stderr
    stream.write(text)
    return ok ? 0 : 1
  } finally {
    await admin.close()
  }
}

main().then(
  (code) => {
    process.exitCode = code
  },
  (error: Error) => {
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  },
)
