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
    const seen = {
      text: '',
      closed: false,
      socket: connect(port, '127.0.0.1', () => seen.socket.write(bytes)),
    }
    onTestFinished(() => void seen.socket.destroy())
    seen.socket.on('error', () => {})
    seen.socket.on('close', () => {
      seen.closed = true
    })
    seen.socket.on('data', (chunk) => {
      seen.text += chunk
    })
    return seen
  }
  return { client, open }
}

it('disconnects a client that doesn’t read its response', async () => {
  // More than any kernel buffers for a client.
  const { client, open } = await listen(
    (_request, response) => response.end(Buffer.alloc(64 * 1024 * 1024)),
    {
      stallTimeoutMs: 300,
    },
  )
  const { socket } = client(ONE)
  socket.pause()
  await until(() => open.size === 1, 'a connection')
  await until(() => open.size === 0, 'its end')
})

it('keeps a client waiting for a slow response, and closes idle connections', async () => {
  const { client } = await listen((_request, response) => void setTimeout(() => response.end('late'), 1500), {
    stallTimeoutMs: 200,
  })
  const seen = client(ONE)
  await until(() => seen.text.endsWith('late'), 'the answer')
  expect(seen.closed).toBe(false)
  await until(() => seen.closed, 'the end of the idle connection')
})

it('handles pipelined requests in order, one at a time', async () => {
  let open = 0
  let most = 0
  const { client } = await listen((request, response) => {
    open += 1
    most = Math.max(most, open)
    setTimeout(() => {
      open -= 1
      response.end(`<${request.url}>`)
    }, 10)
  })
  const paths = Array.from({ length: 10 }, (_, at) => `/${at}`)
  const seen = client(paths.map((path) => ONE.replace('/', path)).join(''))
  await until(() => seen.text.includes('</9>'), 'ten answers')
  expect(seen.text.match(/<[^>]+>/g)).toEqual(paths.map((path) => `<${path}>`))
  expect(most).toBe(1)
})

it('disconnects a client that pipelines far too many requests', async () => {
  const { client } = await listen(() => {})
  const seen = client(ONE.repeat(50))
  await until(() => seen.closed, 'the end')
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
