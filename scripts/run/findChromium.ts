import { execFileSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { chromium } from '@playwright/test'

const SYSTEM_PATHS = [
  // Headless Chromium, which opens pages twice as fast.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * Finds a Chromium for tests: `CHROMIUM_PATH`, otherwise an installed one, otherwise Playwright's.
 * @returns its path, or undefined if there is none
 * @throws if `CHROMIUM_PATH` isn't a program
 */
export function findChromium(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen && !isProgram(chosen)) throw new Error(`CHROMIUM_PATH: there is no program at ${chosen}`)
  return chosen || [...SYSTEM_PATHS, chromium.executablePath()].find(isProgram)
}

/** Like `findChromium`, but installs one if there is none: Debian's package as root, otherwise Playwright's. */
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
      // Not every Debian release has the headless shell.
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
