import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Env } from './env.ts'
import { errorCode } from './log.ts'

/** The first file descriptor a service manager passes on: sd_listen_fds(3). */
const PASSED_FD = 3

/**
 * Starts listening: on the socket that systemd has opened for this process (docs/website.socket), otherwise on the given port.
 * @returns the address to show, such as `http://localhost:3000`
 * @throws {Error} one line that names the setting to change
 */
export async function listenAt(server: Server, { PORT, HOST }: Pick<Env, 'PORT' | 'HOST'>): Promise<string> {
  const isPassed = hasPassedSocket(process.env)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => {
      const code = errorCode(error)
      reject(new Error(isPassed ? `website.socket can’t be used (${code}).` : reasonOf(code, PORT, HOST)))
    })
    if (isPassed) server.listen({ fd: PASSED_FD }, resolve)
    else server.listen(PORT, HOST, resolve)
  })
  const { port, address } = server.address() as AddressInfo
  const host = isPassed ? address : (HOST ?? 'localhost')
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** Child processes inherit the variables, so the process ID tells whether the socket is meant for this one. */
const hasPassedSocket = ({ LISTEN_PID, LISTEN_FDS }: NodeJS.ProcessEnv) =>
  LISTEN_PID === String(process.pid) && LISTEN_FDS === '1'

function reasonOf(code: string, port: number, host = 'all interfaces'): string {
  if (code === 'EADDRINUSE') return `PORT: another program is already listening on ${port} (${host}).`
  if (code === 'EACCES') return `PORT: this user isn’t allowed to listen on ${port}.`
  return `HOST: the server can’t listen on "${host}" (${code}).`
}
