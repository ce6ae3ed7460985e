import { once } from 'node:events'
import { type IncomingMessage, type RequestOptions, request } from 'node:http'
import { request as secureRequest } from 'node:https'

/**
 * Requests a path exactly as it is written, under any Host, unlike `fetch`.
 * @param address of the server; its certificate isn't checked
 */
export async function rawRequest(
  address: string,
  path: string,
  { body, ...options }: RequestOptions & { body?: string } = {},
) {
  const { protocol, hostname, port } = new URL(address)
  const send = protocol === 'https:' ? secureRequest : request
  const sending = send({ hostname, port, path, agent: false, rejectUnauthorized: false, ...options })
  const [response] = (await once(sending.end(body), 'response')) as [IncomingMessage]
  const { statusCode: status, headers } = response
  return { status, headers, body: Buffer.concat(await response.toArray()) }
}
