import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** The status that a receiver answers with; `0` never answers. */
export type ReceiverAnswer = number | 'hang up'

/** Starts a receiver of webhooks on loopback, for one test, and lets servers under test post to it. */
export async function startReceiver(answerTo: () => ReceiverAnswer = () => 204) {
  const received: { body: string; headers: IncomingHttpHeaders; answer: ReceiverAnswer }[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const answer = answerTo()
    received.push({ body, headers: request.headers, answer })
    if (answer === 'hang up') request.socket.destroy()
    else if (answer > 0) response.writeHead(answer, { location: 'http://127.0.0.1:1/' }).end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const settings = {
    WEBHOOK_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/in`,
    WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
    WEBHOOK_ALLOW_PRIVATE: 'on',
  }
  return { received, settings }
}
