import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'

/** No browser asks ahead on one connection; programs that do get this far. */
const MOST_WAITING = 16

/**
 * Answers the requests of one connection one after the other. Node would work on all that were sent ahead at once, and
 * keep what cannot be sent yet: a client that reads nothing would fill the memory with a few hundred bytes of its own.
 */
export function answerInTurn(listener: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, (() => void)[]>()
  return (request, response) => {
    const { socket } = request
    const line = waiting.get(socket) ?? []
    waiting.set(socket, line)
    if (line.length > MOST_WAITING) return void socket.destroy()
    response.on('close', () => {
      line.shift()
      if (!socket.destroyed) line[0]?.()
    })
    line.push(() => listener(request, response))
    if (line.length === 1) line[0]?.()
  }
}
