import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { DEMO, DEMO_BODY } from './testing/makeInquiry.ts'
import { startTestServer } from './testing/startTestServer.ts'

const HEAD = 'POST /api/demo-requests HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'

/** What a client is sent until it is disconnected. */
async function answerTo(address: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  socket.write(bytes)
  return Buffer.concat(await socket.toArray()).toString()
}

it('disconnects requests that never end, and serves others meanwhile', async () => {
  const server = await startTestServer()
  const started = performance.now()
  const endless = [
    `${HEAD}Transfer-Encoding: chunked\r\n\r\n5\r\n{"nam\r\n`,
    `${HEAD}Content-Length: 500\r\n\r\n{"name":"`,
    HEAD,
    'P',
  ].map((bytes) => answerTo(server.address, bytes))
  expect((await server.post(DEMO, DEMO_BODY)).status).toBe(202)
  for (const answer of await Promise.all(endless)) {
    // On a busy machine, the limit for silence may come first; then there is no answer.
    expect(answer).toMatch(/^(?:HTTP\/1\.1 408 |$)/)
  }
  // The limits are 10 and 15 s, checked every 5 s; the rest allows for a busy machine. Checked every 30 s, as by
  // default, they would take longer.
  expect(performance.now() - started).toBeLessThan(28_000)
  expect(server.log.events('alarm')).toEqual([])
})
