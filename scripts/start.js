// Builds the site if the build is missing or older than its sources, then becomes the server, so that a signal to
// this process stops it gracefully. Plain JavaScript, because it also runs without the packages needed for a build.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { hasBuildPackages, readEnvFile } from './run/environment.js'

const SERVER = 'dist/server/index.js'
const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
const INSTALL = 'the packages that a build needs are not installed (npm ci --include=dev installs them)'

async function main() {
  readEnvFile()
  if (hasBuildPackages()) {
    const code = await ensureBuild()
    if (code !== 0) process.exit(code)
  } else if (!existsSync(SERVER)) {
    console.error(`There is no build in dist/, and ${INSTALL}.`)
    process.exit(1)
  } else {
    const { isBuildCurrent } = await import('../dist/server/isBuildCurrent.js')
    if (existsSync('content') && !isBuildCurrent())
      console.error(`The build is older than its sources, and ${INSTALL}: serving it as it is.`)
  }
  await import(`../${SERVER}`)
}

/** @returns {Promise<number>} the exit code */
function ensureBuild() {
  return new Promise((resolve) => {
    const program = ['--import', 'tsx', 'scripts/ensureBuild.ts']
    const child = spawn(process.execPath, program, { stdio: ['ignore', 'inherit', 'inherit'] })
    const pass = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal)
    for (const signal of SIGNALS) process.on(signal, pass)
    child.on('close', (code) => {
      for (const signal of SIGNALS) process.off(signal, pass)
      resolve(code ?? 1)
    })
  })
}

await main()
