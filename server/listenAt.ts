import type { Server } from 'node:http'
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
  const sockets = passedSockets(process.env)
  if (sockets > 1)
    throw new Error(`website.socket passes ${sockets} sockets; the server takes one ListenStream.`)
  const isPassed = sockets === 1
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => {
      const code = errorCode(error)
      reject(new Error(isPassed ? `website.socket can’t be used (${code}).` : reasonOf(code, PORT, HOST)))
    })
    if (isPassed) server.listen({ fd: PASSED_FD }, resolve)
    else server.listen(PORT, HOST, resolve)
  })
  const bound = server.address()
  if (bound === null || typeof bound === 'string') return `the UNIX socket ${bound ?? 'of website.socket'}`
  const host = isPassed ? bound.address : (HOST ?? 'localhost')
  return `http://${host.includes(':') ? `[${host}]` : host}:${bound.port}`
}

/** Child processes inherit the variables, so the process ID tells whether the sockets are meant for this one. */
const passedSockets = ({ LISTEN_PID, LISTEN_FDS }: NodeJS.ProcessEnv) =>
  LISTEN_PID === String(process.pid) ? Number(LISTEN_FDS) || 0 : 0

const reasonOf = (code: string, port: number, host = 'all interfaces') =>
  `PORT or HOST: the server can’t listen on port ${port} of ${host} (${code}).`
