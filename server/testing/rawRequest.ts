import { type IncomingHttpHeaders, type RequestOptions, request } from 'node:http'
import { request as secureRequest } from 'node:https'

interface RawAnswer {
  status: number | undefined
  headers: IncomingHttpHeaders
  body: Buffer
}

/**
 * Requests a path exactly as it is written, under any Host, unlike `fetch`.
 * @param address of the server; its certificate isn't checked
 */
export function rawRequest(
  address: string,
  path: string,
  { body, ...options }: RequestOptions & { body?: string } = {},
): Promise<RawAnswer> {
  const { protocol, hostname, port } = new URL(address)
  const target = { hostname, port, path, agent: false as const, rejectUnauthorized: false, ...options }
  return new Promise((resolve, reject) => {
    const sending = (protocol === 'https:' ? secureRequest : request)(target, (response) => {
      const { statusCode: status, headers } = response
      const read = response.toArray().then((chunks) => ({ status, headers, body: Buffer.concat(chunks) }))
      resolve(read)
    })
    sending.on('error', reject).end(body)
  })
}
