import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { articleMarkdown } from '#content/collections/sampleContent.ts'
import { pageTitle } from './support/locators.ts'
import { type RunningProgram, startProgram } from './support/startProgram.ts'

const SLUG = 'steady-in-the-storm'
const NEW = 'what-the-handover-log-shows'
const TITLE = 'What the handover log shows'

/** The dev server on a copy of the content, edited while it runs. */
test.describe('npm run dev', () => {
  test.describe.configure({ mode: 'serial' })
  let folder = ''
  let server: RunningProgram

  test.beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'dev-'))
    for (const name of ['modules', 'articles', 'site/redirects.yaml'])
      cpSync(path.join('content', name), path.join(folder, name), { recursive: true })
    server = await startProgram(['--import', 'tsx', 'scripts/dev.ts'], 'The site is at', {
      NODE_ENV: 'development',
      CONTENT_DIR: folder,
      DATA_DIR: path.join(folder, 'data'),
    })
  })
  test.afterAll(async () => {
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const file = (name: string) => path.join(folder, name)
  const edit = (name: string, from: string | RegExp, to: string) =>
    writeFileSync(file(name), readFileSync(file(name), 'utf8').replace(from, to))
  const open = async (page: Page, where: string) => {
    await page.goto(server.url + where)
    await expect(pageTitle(page)).toBeVisible()
  }

  test('shows an edit without a reload by hand', async ({ page }) => {
    await open(page, `/fast-track-modules/${SLUG}`)
    await page.waitForLoadState('networkidle')
    edit(`modules/${SLUG}.md`, /^title: .*$/m, 'title: Calm in the Storm')
    await expect(pageTitle(page)).toHaveText('Calm in the Storm')
  })

  test('shows a new draft in the lists, marked, with its picture', async ({ page }) => {
    await open(page, '/resources/articles')
    const article = file(`articles/${NEW}.md`)
    writeFileSync(article, articleMarkdown({ title: TITLE, draft: true }))
    const card = page.locator('#all-articles').getByRole('article').filter({ hasText: TITLE })
    await expect(card).toContainText('Draft')
    const picture = `${server.url}/art/articles/${NEW}.svg`
    await expect
      .poll(async () => (await page.request.get(picture)).headers()['content-type'], { timeout: 60_000 })
      .toContain('svg')
    writeFileSync(article, articleMarkdown({ title: TITLE, date: '2099-04-01' }))
    await expect(card).toContainText('Scheduled for April 1, 2099')
    // The second reload, once the pictures are drawn, may come in between.
    await expect(() => open(page, `/resources/articles/${NEW}`)).toPass()
    await expect(page.getByText('Scheduled for April 1, 2099')).toBeVisible()
  })

  test('leads from an old address to the new one', async ({ page }) => {
    await page.goto(`${server.url}/modules?tab=all`)
    await expect(page).toHaveURL(`${server.url}/fast-track-modules`)
  })

  test('shows a mistake in the browser, and the site again once it is mended', async ({ page }) => {
    await open(page, `/fast-track-modules/${SLUG}`)
    edit(`modules/${SLUG}.md`, /^audience: .*$/m, 'audience: Everyone')
    await expect(pageTitle(page)).toHaveText('One mistake in the content')
    await expect(page.getByText(/steady-in-the-storm\.md:5$/)).toBeVisible()
    await expect(page.getByText(/^Audience is "Everyone"\. Choose one of: All Leaders/)).toBeVisible()
    const status = async (path: string) =>
      (await page.request.get(server.url + path, { headers: { accept: 'text/html' } })).status()
    expect(await status(`/fast-track-modules/${SLUG}`)).toBe(500)
    expect(await status('/')).toBe(200)
    edit(`modules/${SLUG}.md`, /^audience: .*$/m, 'audience: All Leaders')
    await expect(pageTitle(page)).toHaveText('Calm in the Storm')
  })
})
