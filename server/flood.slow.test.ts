import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { startChildServer } from './testing/startChildServer.ts'
import { temporaryFolder } from './testing/temporaryFolder.ts'

const MB = 1024 * 1024
const FLOOD_CONNECTIONS = 4
const ROUND_MS = 1500
/** Anything else on the machine can spoil a round; a flood that crowds out visitors does so in each. */
const MAX_ROUNDS = 5
const READERS = 250
const READING_MS = 5_000

/** Starts the server as a separate process, with a large page and a file that no kernel buffers as a whole. */
async function start() {
  const folder = temporaryFolder()
  const site = join(folder, 'client')
  mkdirSync(join(site, 'about'), { recursive: true })
  writeFileSync(join(site, 'about/index.html'), `<title>About</title>${'<p>text</p>'.repeat(8000)}`)
  writeFileSync(join(site, 'film.webm'), randomBytes(8 * MB))
  const variables = { DATA_DIR: join(folder, 'data'), OUTBOX_MIN_FREE_KB: '0', SITE_ROOT: site }
  const entry = fileURLToPath(new URL('./testing/siteServer.ts', import.meta.url))
  const server = await startChildServer(variables, entry)
  onTestFinished(() => void server.process.kill('SIGKILL'))
  return { ...server, host: new URL(server.address).host }
}

const FORMS = [
  { what: 'small forms', body: 'a=1' },
  { what: 'long forms', body: Array.from({ length: 14_000 }, (_, at) => at.toString(36)).join('&') },
]

/**
 * Sends the same form on one connection, again after each answer.
 * @returns a function that stops it and says how often the form was refused
 */
function flood(host: string, form: string): () => number {
  const [hostname = '', port] = host.split(':')
  let refused = 0
  let socket: Socket
  const open = () => {
    socket = connect(Number(port), hostname, () => socket.write(form))
    socket.on('data', (chunk) => {
      if (chunk.includes('HTTP/1.1 429')) refused += 1
      socket.write(form)
    })
    socket.on('error', () => {})
    // The server ends a connection after a thousand requests.
    socket.on('end', open)
  }
  open()
  return () => {
    socket.destroy()
    return refused
  }
}

it.each(FORMS)(
  'leaves visitors 15 % of their pages while one address floods it with $what',
  async ({ body }) => {
    const { address, host } = await start()
    const head = `Host: ${host}\r\nOrigin: http://${host}\r\nContent-Type: application/x-www-form-urlencoded`
    const form = `POST /api/contacts HTTP/1.1\r\n${head}\r\nContent-Length: ${body.length}\r\n\r\n${body}`
    const countPages = async () => {
      const end = performance.now() + ROUND_MS
      let pages = 0
      for (; performance.now() < end; pages += 1) await (await fetch(`${address}/about`)).arrayBuffer()
      return pages
    }
    await countPages()
    let share = 0
    for (let round = 0; round < MAX_ROUNDS && share < 0.15; round += 1) {
      const alone = await countPages()
      const floods = Array.from({ length: FLOOD_CONNECTIONS }, () => flood(host, form))
      share = Math.max(share, (await countPages()) / alone)
      for (const stop of floods) expect(stop()).toBeGreaterThan(0)
    }
    expect(share).toBeGreaterThanOrEqual(0.15)
  },
)

it('spends little memory on clients that never read', async () => {
  const { address, host, process: child } = await start()
  const memory = () =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024
  const before = memory()
  let peak = before
  const { hostname, port } = new URL(address)
  for (let at = 0; at < READERS; at += 1) {
    const socket = connect({ host: hostname, port: Number(port), localAddress: `127.0.0.${2 + (at % 3)}` })
    onTestFinished(() => void socket.destroy())
    socket
      .on('error', () => {})
      .pause()
      .write(`GET /film.webm HTTP/1.1\r\nHost: ${host}\r\n\r\n`)
  }
  const end = performance.now() + READING_MS
  while (performance.now() < end) {
    expect((await fetch(`${address}/about`)).status).toBe(200)
    peak = Math.max(peak, memory())
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  expect(peak - before).toBeLessThan(250)
})
