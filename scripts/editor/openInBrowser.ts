import { spawn } from 'node:child_process'

const OPENERS: Partial<Record<NodeJS.Platform, [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
}

/** Opens an address in the browser of this desktop; where there is none, nothing happens. */
export function openInBrowser(address: string): void {
  if (process.env.CI) return
  const [command, ...rest] = OPENERS[process.platform] ?? ['xdg-open']
  const opener = spawn(command, [...rest, address], { stdio: 'ignore', detached: true })
  // Machines without a desktop have no such program; the address has been printed.
  opener.on('error', () => {})
  opener.unref()
}
