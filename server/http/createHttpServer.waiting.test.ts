import type { RequestListener, Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { until } from '../testing/until.ts'
import { createHttpServer, type HttpServerOptions } from './createHttpServer.ts'

const ONE = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'

async function listen(listener: RequestListener, options: Partial<HttpServerOptions> = {}) {
  const server: Server = createHttpServer(listener, { connectionsPerAddress: 0, ...options })
  const open = new Set<Socket>()
  server.on('connection', (socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  /** What a client has read, and whether the server closed the connection. */
  const client = (bytes: string) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    const seen = { text: '', closed: false, socket }
    onTestFinished(() => void socket.destroy())
    socket.on('error', () => {})
    socket.on('close', () => {
      seen.closed = true
    })
    socket.on('data', (chunk) => {
      seen.text += chunk
    })
    return seen
  }
  return { client, open }
}

it('disconnects a client that doesn’t read its response', async () => {
  // More than any kernel buffers for a client.
  const bytes = Buffer.alloc(64 * 1024 * 1024)
  const { client, open } = await listen((_request, response) => response.end(bytes), { idleTimeoutMs: 300 })
  client(ONE).socket.pause()
  await until(() => open.size === 1, 'a connection')
  await until(() => open.size === 0, 'its end')
})

it('takes requests one after another on a connection, and disconnects a client that doesn’t wait', async () => {
  // As a file is sent: its end comes later than its last byte.
  const { client } = await listen((_request, response) => {
    response.setHeader('Content-Length', 4).write('<ok>')
    setTimeout(() => response.end(), 50)
  })
  const patient = client(ONE)
  await until(() => patient.text.endsWith('<ok>'), 'an answer')
  patient.socket.write(ONE)
  await until(() => patient.text.split('<ok>').length === 3, 'a second answer')
  expect(patient.closed).toBe(false)
  const hasty = client(ONE.repeat(3))
  await until(() => hasty.closed, 'the end')
  expect(hasty.text).not.toMatch(/<ok>.*<ok>/s)
})

it('limits the concurrent connections of an address', async () => {
  const { client, open } = await listen((_request, response) => response.end('ok'), {
    connectionsPerAddress: 3,
  })
  const first = [client(''), client(''), client('')]
  await until(() => open.size === 3, 'three connections')
  const fourth = client(ONE)
  await until(() => fourth.closed, 'the end of the fourth')
  expect(fourth.text).toBe('')
  first[0]?.socket.destroy()
  await until(() => open.size === 2, 'a free place')
  const fifth = client(ONE)
  await until(() => fifth.text.endsWith('ok'), 'an answer')
})
