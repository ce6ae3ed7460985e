import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Env } from './env.ts'
import { errorCode } from './log.ts'

/**
 * Starts listening.
 * @returns the address to show, such as `http://localhost:3000`
 * @throws {Error} one line that names the setting to change
 */
export async function listenAt(server: Server, { PORT, HOST }: Pick<Env, 'PORT' | 'HOST'>): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new Error(reasonOf(errorCode(error), PORT, HOST))))
    server.listen(PORT, HOST, resolve)
  })
  const { port } = server.address() as AddressInfo
  return `http://${HOST?.includes(':') ? `[${HOST}]` : (HOST ?? 'localhost')}:${port}`
}

function reasonOf(code: string, port: number, host = 'all interfaces'): string {
  if (code === 'EADDRINUSE') return `PORT: another program is already listening on ${port} (${host}).`
  if (code === 'EACCES') return `PORT: this user isn’t allowed to listen on ${port}.`
  return `HOST: the server can’t listen on "${host}" (${code}).`
}
