import type { Page } from '@playwright/test'

/**
 * Serves a blank page at `/blank` of the site, with the headers by which browsers isolate the site. Without them,
 * the step between it and the next page ends the process with everything that it compiled. Unlike `page.route`, this
 * leaves the browser its cache.
 * @param site address of the server
 */
export async function serveBlankPage(page: Page, site: string): Promise<void> {
  const { headers } = await fetch(site, { method: 'HEAD' })
  const isolating = [...headers].filter(([name]) => /^cross-origin-\w+-policy$/.test(name))
  const responseHeaders = [...isolating, ['content-type', 'text/html']].map(([name = '', value = '']) => ({
    name,
    value,
  }))
  const browser = await page.context().newCDPSession(page)
  browser.on('Fetch.requestPaused', ({ requestId }) => {
    const sent = browser.send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders })
    // Another navigation may have ended the request meanwhile; the caller opens the page again.
    sent.catch((error: Error) => {
      if (!error.message.includes('Invalid InterceptionId')) throw error
    })
  })
  await browser.send('Fetch.enable', { patterns: [{ urlPattern: `${site}/blank` }] })
}
