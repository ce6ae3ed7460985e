import type { Server } from 'node:http'
import { visitorKey } from './visitorKey.ts'

/**
 * Refuses connections beyond the limit of an address, so that no client can use up all connections.
 * @param most maximum per address; 0 means no limit
 */
export function limitConnections(server: Server, most: number): void {
  if (most === 0) return
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const key = visitorKey(socket.remoteAddress)
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
