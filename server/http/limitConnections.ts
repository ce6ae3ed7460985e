import type { Server } from 'node:http'
import { keyOfAddress } from './visitorKey.ts'

/**
 * Turns away connections of an address that has as many as it may have, so that no one can take the places of all others.
 * @param most 0 is no limit.
 */
export function limitConnections(server: Server, most: number): void {
  if (most === 0) return
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const key = keyOfAddress(socket.remoteAddress ?? '')
    const count = (open.get(key) ?? 0) + 1
    if (count > most) return void socket.destroy()
    open.set(key, count)
    socket.once('close', () => {
      const left = (open.get(key) ?? 1) - 1
      if (left === 0) open.delete(key)
      else open.set(key, left)
    })
  })
}
