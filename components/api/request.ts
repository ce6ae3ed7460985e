/**
 * A failed request; its message is the status, a colon, a space and the body or status text (specification, point 8).
 */
export class RequestError extends Error {
  readonly status: number
  readonly body: string

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`)
    this.name = 'RequestError'
    this.status = status
    this.body = body
  }
}

/** After this time a request counts as failed. */
const TIMEOUT_MS = 20_000

interface RequestOptions {
  /** Posted as JSON; the content-type header is set only with a body. */
  body?: unknown
  headers?: Record<string, string>
}

/**
 * Sends every request to a server (specification, point 7): JSON in and out, credentials included.
 * @returns the parsed JSON response
 * @throws RequestError for any response that isn't ok; TypeError or DOMException if there is none
 */
export async function request<Answer>(url: string, { body, headers }: RequestOptions = {}): Promise<Answer> {
  const response = await fetch(url, {
    credentials: 'include',
    headers,
    ...(body !== undefined && {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new RequestError(response.status, response.statusText, await response.text())
  return response.json()
}
