import type { RequestListener } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { parseEnv } from '../env.ts'
import { createHttpServer } from './createHttpServer.ts'

const ONE = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'

async function listen(listener: RequestListener, settings: Record<string, string> = {}) {
  const server = createHttpServer(listener, parseEnv(settings))
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
  return { server, client, open }
}

it('disconnects a client that doesn’t read its response', async () => {
  // More than any kernel buffers for a client.
  const bytes = Buffer.alloc(64 * 1024 * 1024)
  const { server, client, open } = await listen((_request, response) => response.end(bytes))
  server.timeout = 300
  client(ONE).socket.pause()
  await expect.poll(() => open.size).toBe(1)
  await expect.poll(() => open.size).toBe(0)
})

it('takes requests one after another on a connection, and disconnects a client that doesn’t wait', async () => {
  // As a file is sent: its end comes later than its last byte.
  const { client } = await listen((_request, response) => {
    response.setHeader('Content-Length', 4).write('<ok>')
    setTimeout(() => response.end(), 50)
  })
  const patient = client(ONE)
  await expect.poll(() => patient.text).toMatch(/<ok>$/)
  patient.socket.write(ONE)
  await expect.poll(() => patient.text.split('<ok>')).toHaveLength(3)
  expect(patient.closed).toBe(false)
  const hasty = client(ONE.repeat(3))
  await expect.poll(() => hasty.closed).toBe(true)
  expect(hasty.text).not.toMatch(/<ok>.*<ok>/s)
})

it('limits the concurrent connections of an address', async () => {
  const { client, open } = await listen((_request, response) => response.end('ok'), {
    CONNECTIONS_PER_ADDRESS: '3',
  })
  const first = [client(''), client(''), client('')]
  await expect.poll(() => open.size).toBe(3)
  const fourth = client(ONE)
  await expect.poll(() => fourth.closed).toBe(true)
  expect(fourth.text).toBe('')
  first[0]?.socket.destroy()
  await expect.poll(() => open.size).toBe(2)
  const fifth = client(ONE)
  await expect.poll(() => fifth.text).toMatch(/ok$/)
})

it.each([
  ['0', 5],
  ['1', 75],
])(
  'keeps idle connections for longer than a load balancer does, with TRUST_PROXY %s for %i s',
  async (TRUST_PROXY, seconds) => {
    const { client } = await listen((_request, response) => response.end('ok'), { TRUST_PROXY })
    const asked = client(ONE)
    await expect.poll(() => asked.text).toContain(`Keep-Alive: timeout=${seconds},`)
  },
)
