import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { company } from '#content/brand.ts'
import type { RepositoryHost } from '#content/schema/editorHeaders.ts'
import { ensureChromium } from '../run/findChromium.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { buildEditor, EDITOR_PATH } from './buildEditor.ts'
import { serveEditor } from './serveEditor.ts'

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] })
})
afterAll(() => browser.close())

/** Opens the editor of a repository. Requests to its host that the policy allows get canned answers. */
async function openEditor(
  host: RepositoryHost,
): Promise<{ page: Page; asked: string[]; problems: string[] }> {
  const folder = temporaryFolder()
  await buildEditor(join(folder, EDITOR_PATH), `${host}:company/website`)
  const server = createServer(serveEditor(folder))
  onTestFinished(() => void server.close())
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const own = `http://localhost:${(server.address() as AddressInfo).port}`
  const page = await browser.newPage()
  const asked: string[] = []
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text())
  })
  await page.route(
    (url) => url.origin !== own,
    (route) => {
      const { origin } = new URL(route.request().url())
      asked.push(origin)
      return route.fulfill({
        status: /status/.test(origin) ? 200 : 401,
        json: {},
        headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
      })
    },
  )
  await page.goto(own + EDITOR_PATH)
  return { page, asked, problems }
}

test.each([
  ['github', 'https://api.github.com'],
  ['gitlab', 'https://gitlab.com'],
] as const)('signs in to %s with a token, under a policy that lets it ask that host', async (host, api) => {
  const { page, asked, problems } = await openEditor(host)
  const signIn = page.getByRole('button', { name: 'Sign In Using Access Token' })
  await signIn.waitFor()
  expect(await page.locator('body').innerText()).toContain(`${company.name} content`)
  expect(problems).toEqual([])

  await signIn.click()
  await page.getByRole('textbox').fill('a-token')
  await page.keyboard.press('Enter')
  await expect.poll(() => asked, { timeout: 60_000 }).toContain(api)
  expect(problems.filter((text) => /Content Security Policy/i.test(text))).toEqual([])
})
