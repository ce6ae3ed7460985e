import { parseEnv } from '../env.ts'
import { createLog } from '../log.ts'
import { leavePostgres, openAdmin } from '../outbox/openOutbox.ts'
import { POSTGRES_TABLE } from '../outbox/table.ts'
import { HELP, runCommand } from './runCommand.ts'

async function main(): Promise<void> {
  const [command = '--help', ...words] = process.argv.slice(2)
  const print = (text: string) => void process.stdout.write(text)
  if (['--help', '-h', 'help'].includes(command) || words.includes('--help')) return print(HELP)
  if (command === 'schema' && words.length === 0) return print(POSTGRES_TABLE)
  const log = createLog((line) => process.stderr.write(line))
  const env = parseEnv(process.env)
  if (command === 'leave-postgres' && words.length === 0) {
    const moved = await leavePostgres(env, log)
    return print(`${moved} inquiries moved to ${env.DATA_DIR}. Unset DATABASE_URL before the next start.\n`)
  }
  const admin = await openAdmin(env, log)
  try {
    // To stderr, because stdout may be redirected to a file.
    process.stderr.write(`Store: ${admin.location}\n`)
    const { ok, text } = await runCommand(admin, command, words)
    if (!ok) throw new Error(text.trimEnd())
    print(text)
  } finally {
    await admin.close()
  }
}

function fail({ message }: Error): void {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

// The reader has gone, as after `list | head`, or the disk is full.
process.stdout.on('error', fail)
main().catch(fail)
