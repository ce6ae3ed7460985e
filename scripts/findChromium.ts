import { execFileSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { chromium } from '@playwright/test'

const SYSTEM_PATHS = [
  // Chromium without a window, twice as fast at opening pages.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * Path of a Chromium to test with: `CHROMIUM_PATH`, else an installed one, else Playwright's own.
 * Returns undefined when there is none. Throws when `CHROMIUM_PATH` names no program.
 */
export function findChromium(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen && !isProgram(chosen)) throw new Error(`CHROMIUM_PATH: there is no program at ${chosen}`)
  return chosen || [...SYSTEM_PATHS, chromium.executablePath()].find(isProgram)
}

/** As `findChromium`, but installs one first when there is none: Debian's package as root, else Playwright's own. */
export function ensureChromium(): string {
  const found = findChromium()
  if (found) return found
  const isDebianRoot = process.getuid?.() === 0 && isProgram('/usr/bin/apt-get')
  console.log(`No Chromium found, installing ${isDebianRoot ? "Debian's package" : "Playwright's build"}.`)
  if (isDebianRoot) {
    run('apt-get', ['update', '-qq'])
    const install = (name: string) =>
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])
    try {
      install('chromium-headless-shell')
    } catch {
      // Not every release of Debian has the shell.
      install('chromium')
    }
  } else {
    run('npx', ['playwright', 'install', 'chromium'])
  }
  const installed = findChromium()
  if (!installed) throw new Error('Chromium could not be installed. Install one and set CHROMIUM_PATH.')
  return installed
}

function run(program: string, args: string[]): void {
  execFileSync(program, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
