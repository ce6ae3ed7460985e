// Runs one of the TypeScript programs: node scripts/launch.js scripts/build.ts [words]. Plain JavaScript, because it
// also runs where only the server's packages are installed: then it runs the bundled form of the program, or prints
// one line on what is missing.
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { hasBuildPackages, readEnvFile } from './run/environment.js'

const BUILT = {
  'server/cli/outbox.ts': 'dist/server/outbox.js',
  'scripts/rollback.ts': 'dist/server/rollback.js',
}

async function main() {
  const [program = ''] = process.argv.splice(2, 1)
  readEnvFile()
  if (hasBuildPackages()) {
    const { register } = await import('tsx/esm/api')
    register()
    await import(pathToFileURL(program).href)
  } else if (existsSync(BUILT[program] ?? '')) {
    await import(pathToFileURL(BUILT[program]).href)
  } else {
    console.error('This needs the development packages, which are not installed: run npm ci --include=dev.')
    process.exit(1)
  }
}

await main()
