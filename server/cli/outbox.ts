import { parseEnv } from '../env.ts'
import { createLog } from '../log.ts'
import { openAdmin } from '../outbox/openOutbox.ts'
import { TABLE_SQL } from '../outbox/postgres/prepareTable.ts'
import { HELP, runCommand } from './runCommand.ts'

async function main(): Promise<number> {
  const [command = '--help', ...words] = process.argv.slice(2)
  if (['--help', '-h', 'help'].includes(command) || words.includes('--help')) {
    process.stdout.write(HELP)
    return 0
  }
  if (command === 'schema' && words.length === 0) {
    process.stdout.write(TABLE_SQL)
    return 0
  }
  const log = createLog((line) => process.stderr.write(line))
  const admin = await openAdmin(parseEnv(process.env), log)
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
