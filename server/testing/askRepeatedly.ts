import { connect } from 'node:net'

export interface RepeatedRequests {
  /** Complete responses so far, by status. */
  answers: Map<number, number>
  stop(): void
}

const HEAD_END = '\r\n\r\n'

/**
 * Sends the same bytes on one connection, again each time the previous response is complete. Cheap enough for a flood
 * from the process that also measures other clients. A lost connection is reopened.
 * @param bytes a request whose response has a Content-Length
 * @param localAddress source address, such as `127.0.0.2`
 */
export function askRepeatedly(address: string, bytes: string, localAddress = '127.0.0.1'): RepeatedRequests {
  const { hostname, port } = new URL(address)
  const answers = new Map<number, number>()
  let stopped = false
  let stop = () => {}

  function open(): void {
    let head = ''
    /** Remaining bytes of the body; undefined while the head is read. */
    let missing: number | undefined
    const socket = connect({ host: hostname, port: Number(port), localAddress }, () => socket.write(bytes))
    socket.on('data', (chunk) => {
      if (missing === undefined) {
        head += chunk.toString('latin1')
        const end = head.indexOf(HEAD_END)
        if (end < 0) return
        missing =
          Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0) - (head.length - end - HEAD_END.length)
      } else missing -= chunk.length
      if (missing > 0) return
      const status = Number(head.slice(9, 12))
      answers.set(status, (answers.get(status) ?? 0) + 1)
      head = ''
      missing = undefined
      if (!stopped) socket.write(bytes)
    })
    socket.on('error', () => {})
    socket.on('close', () => !stopped && setTimeout(() => !stopped && open(), 20))
    stop = () => socket.destroy()
  }

  open()
  return {
    answers,
    stop() {
      stopped = true
      stop()
    },
  }
}
