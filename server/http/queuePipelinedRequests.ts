import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'

/** Browsers don't pipeline requests; programs that do stay below this. */
const MAX_PIPELINED_REQUESTS = 16

/**
 * Handles the pipelined requests of a connection one at a time. Node would process them all at once and buffer the
 * responses: a client that never reads could fill memory with a few hundred bytes of requests.
 */
export function queuePipelinedRequests(listener: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, (() => void)[]>()
  return (request, response) => {
    const { socket } = request
    const line = waiting.get(socket) ?? []
    waiting.set(socket, line)
    if (line.length > MAX_PIPELINED_REQUESTS) return void socket.destroy()
    response.on('close', () => {
      line.shift()
      if (!socket.destroyed) line[0]?.()
    })
    line.push(() => listener(request, response))
    if (line.length === 1) line[0]?.()
  }
}
