import { articleById } from './support/articles.ts'
import { openPage } from './support/openPage.ts'
import { expect, test } from './support/test.ts'
import { toasts } from './support/toasts.ts'

const PATH = '/resources/articles'

test.describe('Share', () => {
  const { id, title } = articleById('building-resilient-leaders')

  test('opens a small menu: copy the link, email, LinkedIn', async ({ page, context, site }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openPage(page, `${PATH}/${id}?utm_source=mail`)
    const button = page.getByRole('button', { name: 'Share' })
    const ways = page.getByRole('list', { name: 'Ways to share' })
    await expect(ways).toBeHidden()
    await button.click()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    const mail = new URL((await ways.getByRole('link', { name: 'Email' }).getAttribute('href')) ?? '')
    expect(mail.protocol).toBe('mailto:')
    expect(mail.searchParams.get('subject')).toBe(title)
    expect(mail.searchParams.get('body')).toMatch(new RegExp(`^https?://.*${PATH}/${id}$`))
    await expect(ways.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.linkedin\.com\/sharing\/share-offsite\/\?url=https?%3A%2F%2F/,
    )
    await ways.getByRole('button', { name: 'Copy link' }).click()
    await expect(ways).toBeHidden()
    await expect(toasts(page)).toContainText('Link copied')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.url}${PATH}/${id}`)
  })

  test('closes on Escape, on a click beside it, and when the focus leaves', async ({ page }) => {
    await openPage(page, `${PATH}/${id}`)
    const button = page.getByRole('button', { name: 'Share' })
    const ways = page.getByRole('list', { name: 'Ways to share' })
    await button.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(ways.getByRole('button', { name: 'Copy link' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(ways).toBeHidden()
    await expect(button).toBeFocused()
    await button.click()
    await expect(ways).toBeVisible()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(ways).toBeHidden()
    await button.click()
    for (let step = 0; step < 4; step++) await page.keyboard.press('Tab')
    await expect(ways).toBeHidden()
  })

  test('says so when the link cannot be copied', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
    })
    await openPage(page, `${PATH}/${id}`)
    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(toasts(page)).toContainText('Not copied')
  })

  test("uses the device's own way where there is one", async ({ page, site }) => {
    await page.addInitScript(() => {
      const calls: unknown[] = []
      Object.assign(window, { calls })
      navigator.share = async (what) => void calls.push(what)
    })
    await openPage(page, `${PATH}/${id}`)
    await page.getByRole('button', { name: 'Share' }).click()
    await expect.poll(() => page.evaluate('calls')).toEqual([{ title, url: `${site.url}${PATH}/${id}` }])
    await expect(page.getByRole('list', { name: 'Ways to share' })).toBeHidden()
  })
})

test('Save is pressed, says so, and is still pressed after a reload', async ({ page }) => {
  await openPage(page, `${PATH}/building-resilient-leaders`)
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await expect(save).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByRole('link', { name: /^Saved items/ })).toHaveCount(0)
  await save.click()
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  await expect(toasts(page)).toContainText('Saved')
  await expect(page.getByRole('link', { name: 'Saved items (1)' })).toHaveAttribute('href', `${PATH}?saved=1`)
  await page.reload()
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  await save.click()
  await expect(save).toHaveAttribute('aria-pressed', 'false')
  await expect(toasts(page)).toContainText('Removed')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the article can be read and shared by links', async ({ page }) => {
    await page.goto(`${PATH}/put-the-decision-first`)
    const ways = page.getByRole('list', { name: 'Ways to share' })
    await expect(ways.getByRole('link', { name: 'LinkedIn' })).toBeVisible()
    await expect(ways.getByRole('link', { name: 'Email' })).toBeVisible()
    for (const name of ['Share', 'Save', 'Copy link'])
      await expect(page.getByRole('button', { name, exact: true })).toBeHidden()
    await expect(page.getByRole('region', { name: 'Stay Updated' }).getByRole('button')).toBeVisible()
  })
})
