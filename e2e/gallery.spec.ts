import { type ChildProcess, spawn } from 'node:child_process'
import { expect, test } from '@playwright/test'
import { home } from '#content/home.ts'
import { freePort } from './support/freePort.ts'

test.describe('npm run gallery', () => {
  test.setTimeout(120_000)
  let address = ''
  let server: ChildProcess
  let log = ''

  test.beforeAll(async () => {
    const port = await freePort()
    address = `http://localhost:${port}`
    server = spawn(process.execPath, ['scripts/launch.js', 'scripts/gallery.ts'], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'development', PORT: String(port) },
    })
    for (const stream of [server.stdout, server.stderr]) stream?.on('data', (part) => (log += String(part)))
    await expect.poll(() => log, { timeout: 90_000 }).toContain(`The gallery is at ${address}`)
  })
  test.afterAll(async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill()
    await ended
  })

  test('finds a section, shows its states at any width, and has an address for it', async ({ page }) => {
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(error.message))
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
    await page.goto(address)
    const sections = page.getByRole('navigation', { name: 'Sections' })
    // The first visit lets Vite look at the packages.
    await expect(sections.getByRole('link', { name: 'Hero', exact: true })).toBeVisible({ timeout: 60_000 })
    await sections.getByRole('searchbox').fill('faq')
    await expect(sections.getByRole('link')).toHaveCount(1)
    await sections.getByRole('link', { name: 'FaqList' }).click()
    await expect(page.getByText('Used on the home page only')).toBeVisible()

    await page.getByRole('link', { name: 'second answer open' }).click()
    const section = page.frameLocator('iframe')
    const answer = section.getByText(home.questions.entries[1]?.answer ?? '')
    await expect(answer).toBeVisible({ timeout: 30_000 })
    for (const width of [390, 2200]) {
      await page.getByRole('link', { name: String(width) }).click()
      await expect.poll(() => section.locator('html').evaluate((html) => html.clientWidth)).toBe(width)
    }
    // A choice loads the section anew, so the answer and the motion are read from one and the same document.
    const isDrawn = (motion: ReturnType<typeof askAboutMotion>) =>
      expect(async () => {
        const drawn = await answer.evaluate(askAboutMotion)
        expect(drawn).toEqual(motion)
      }).toPass({ timeout: 30_000 })
    await isDrawn({ script: false, styles: true })
    await page.getByRole('link', { name: 'Reduced motion' }).click()
    await isDrawn({ script: true, styles: false })

    await page.reload()
    await expect(answer).toBeVisible()
    expect(await section.locator('html').evaluate((html) => html.clientWidth)).toBe(2200)
    expect(problems).toEqual([])
  })
})

/** What a script hears of the visitor's wish, and whether the styles leave it to the system. */
const askAboutMotion = () => ({
  script: matchMedia('(prefers-reduced-motion: reduce)').matches,
  styles: [...document.styleSheets].some(({ cssRules }) =>
    [...cssRules].some(({ cssText }) => cssText.includes('prefers-reduced-motion')),
  ),
})
