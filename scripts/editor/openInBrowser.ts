import { spawn } from 'node:child_process'

const OPENERS: Partial<Record<NodeJS.Platform, [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
}

/** Opens an address in the default browser, if there is one. */
export function openInBrowser(address: string): void {
  if (process.env.CI) return
  const [command, ...rest] = OPENERS[process.platform] ?? ['xdg-open']
  const opener = spawn(command, [...rest, address], { stdio: 'ignore', detached: true })
  // Without a desktop there is no such program; the address was printed.
  opener.on('error', () => {})
  opener.unref()
}
