import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'

/** Whether the packages needed for a build are installed; `npm ci` omits them if `NODE_ENV` is "production". */
export function hasBuildPackages() {
  const { resolve } = createRequire(import.meta.url)
  try {
    return ['tsx', 'vite', 'vike'].every((name) => resolve(name) !== '')
  } catch {
    return false
  }
}

/** Adds the settings of `.env`, if it exists, to the environment, which takes precedence. */
export function readEnvFile() {
  if (existsSync('.env')) process.loadEnvFile('.env')
}
