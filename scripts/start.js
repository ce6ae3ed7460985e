// Builds the site if the build is missing or older than its sources, then becomes the server, so that a signal to this
// process stops it gracefully. With the name of another program of the server, such as "outbox", it becomes that one.
// Plain JavaScript, because it also runs without the packages that a build needs.
import './run/readEnv.js'
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
const INSTALL = 'the packages that a build needs are not installed (npm ci --include=dev installs them)'

async function main() {
  const [name] = process.argv.splice(2, 1)
  const program = `dist/server/${name ?? 'index'}.js`
  if (!name && hasBuildPackages()) {
    const code = await ensureBuild()
    if (code !== 0) process.exit(code)
  } else if (!existsSync(program)) {
    console.error(`There is no build in dist/${name ? ': run npm run build first' : `, and ${INSTALL}`}.`)
    process.exit(1)
  } else if (!name && existsSync('content')) {
    const { isBuildCurrent } = await import('../dist/server/isBuildCurrent.js')
    if (!isBuildCurrent())
      console.error(`The build is older than its sources, and ${INSTALL}: serving it as it is.`)
  }
  await import(`../${program}`)
}

/** `npm ci` omits them if `NODE_ENV` is "production". */
function hasBuildPackages() {
  const { resolve } = createRequire(import.meta.url)
  try {
    return ['tsx', 'vite', 'vike'].every((name) => resolve(name) !== '')
  } catch {
    return false
  }
}

/** @returns {Promise<number>} the exit code */
function ensureBuild() {
  return new Promise((resolve) => {
    const program = ['--import', 'tsx', 'scripts/build/ensureBuild.ts']
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
