import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { editorHeaders, type RepositoryHost } from '#content/schema/editorHeaders.ts'
import { ensureChromium } from '../run/findChromium.ts'
import { buildEditor, EDITOR_PATH } from './buildEditor.ts'
import { serveEditor } from './serveEditor.ts'

let browser: Browser
let folder = ''
let server: Server | undefined
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] })
})
afterAll(() => browser.close())
afterEach(() => {
  server?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Opens the editor of a repository. Requests to its host that the policy allows get canned answers. */
async function openEditor(
  host: RepositoryHost,
): Promise<{ page: Page; asked: string[]; problems: string[] }> {
  folder = mkdtempSync(join(tmpdir(), 'editor-'))
  await buildEditor(join(folder, EDITOR_PATH), `${host}:company/website`)
  server = createServer(serveEditor(folder))
  await new Promise<void>((resolve) => server?.listen(0, 'localhost', resolve))
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
] as const)(
  'signs in to %s with a token, under a policy that lets it ask that host alone',
  async (host, api) => {
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
    const allowed = /connect-src ([^;]+)/.exec(policyOf(host))?.[1]?.split(' ')
    for (const origin of asked) expect(allowed).toContain(origin)
  },
)

const policyOf = (host: RepositoryHost) =>
  editorHeaders(`<head><meta name="cms-host" content="${host}"></head>`, { https: true })[
    'Content-Security-Policy'
  ] ?? ''
