import { readFileSync } from 'node:fs'
import { readRedirects } from '#content/collections/redirects.ts'
import { followPlainLink } from './support/locators.ts'
import { openPage } from './support/openPage.ts'
import { expect, sharedPageTest as test } from './support/test.ts'

const redirects = readRedirects()
const [{ from, to } = { from: '', to: '' }] = redirects

test('every old address leads to its new one for good, with the query', async ({ request }) => {
  expect(redirects.length).toBeGreaterThan(0)
  for (const redirect of redirects) {
    const answer = await request.get(`${redirect.from}?utm_source=mail`, { maxRedirects: 0 })
    expect(answer.status()).toBe(301)
    expect(answer.headers().location).toBe(`${redirect.to}?utm_source=mail`)
  }
})

test('a link to an old address leads on within the site too', async ({ page }) => {
  await openPage(page, '/')
  await followPlainLink(page, from)
  await expect(page).toHaveURL(to)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${to}$`))
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('on a static host, a page leads on', async ({ page, site }) => {
  const body = readFileSync(`dist/client${from}/index.html`, 'utf8')
  await page.route(site.url + from, (route) => route.fulfill({ body, contentType: 'text/html' }))
  await page.goto(from)
  await expect(page).toHaveURL(to)
})
