import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'

/** Whether the packages are installed that a build needs; `npm ci` leaves them out when `NODE_ENV` is "production". */
export function hasBuildPackages() {
  const { resolve } = createRequire(import.meta.url)
  try {
    return ['tsx', 'vite', 'vike'].every((name) => resolve(name) !== '')
  } catch {
    return false
  }
}

/** Adds the settings in `.env`, when there is such a file, to those of the environment, which count for more. */
export function readEnvFile() {
  if (existsSync('.env')) process.loadEnvFile('.env')
}
