import type { Page } from '@playwright/test'

/**
 * Records problems of a page: console errors and warnings (including hydration and policy violations), uncaught
 * errors, failed requests, and requests to other hosts.
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
