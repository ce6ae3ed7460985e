import type { Page } from '@playwright/test'

/**
 * Notes everything a page complains about: console errors and warnings (hydration and policy violations are among
 * them), uncaught errors, failed requests, and requests to another host.
 */
export function watchPage(page: Page, problems: string[]): void {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`status ${response.status()}: ${response.url()}`)
  })
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') problems.push(`other host: ${request.url()}`)
  })
}
