import type { BrowserContext, ConsoleMessage, Request, Response, WebError } from '@playwright/test'

/**
 * Records problems of all pages of a context: console messages (including hydration and policy violations), uncaught
 * errors, failed requests, and requests to other hosts.
 * @param levels the levels of console messages that count
 * @returns a function that ends it
 */
export function watchPages(context: BrowserContext, levels: string[], problems: string[]): () => void {
  const onConsole = (message: ConsoleMessage) => {
    if (levels.includes(message.type())) problems.push(`console: ${message.text()}`)
  }
  const onError = (error: WebError) => void problems.push(`uncaught: ${error.error().message}`)
  const onResponse = (response: Response) => {
    if (response.status() >= 400) problems.push(`status ${response.status()}: ${response.url()}`)
  }
  const onRequest = (request: Request) => {
    const { hostname, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') problems.push(`other host: ${request.url()}`)
  }
  context.on('console', onConsole)
  context.on('weberror', onError)
  context.on('response', onResponse)
  context.on('request', onRequest)
  return () => {
    context.off('console', onConsole)
    context.off('weberror', onError)
    context.off('response', onResponse)
    context.off('request', onRequest)
  }
}
