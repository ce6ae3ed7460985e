import { articleById } from './support/articles.ts'
import { pageTitle, part, toasts } from './support/locators.ts'
import { openPage } from './support/openPage.ts'
import { expect, sharedPageTest as test } from './support/test.ts'

const PATH = '/resources/articles'
const resilient = articleById('building-resilient-leaders')
const resilientPath = `${PATH}/${resilient.id}`

test('an article shows everything that its file holds', async ({ page }) => {
  await openPage(page, resilientPath)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(resilient.title)
  const { author, authorBio, shownDate, readTime, views, tags } = resilient
  await expect(main.getByRole('list', { name: 'About this article' }).getByRole('listitem')).toHaveText([
    `By ${author}`,
    shownDate,
    readTime,
    `${views} views`,
  ])
  await expect(main.locator('header img')).toHaveAttribute('src', `/art/articles/${resilient.id}.svg`)
  for (const block of resilient.blocks) {
    if (block.kind === 'heading')
      await expect(main.getByRole('heading', { name: block.text })).toHaveAttribute('id', block.id)
    const pieces =
      'content' in block ? block.content : 'items' in block ? block.items.flatMap((item) => item.content) : []
    for (const piece of pieces) if (typeof piece === 'string') await expect(main).toContainText(piece.trim())
  }
  await expect(main.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText([...tags])
  await expect(main).toContainText(authorBio)
  for (const text of [readTime, views, shownDate])
    await expect(part(page, 'Article Info')).toContainText(text)
  await expect(part(page, 'Related Articles').getByRole('link').first()).toBeVisible()
})

test('its headings can be jumped to, its tags and the articles after it followed', async ({ page }) => {
  await openPage(page, resilientPath)
  const last = page.getByRole('navigation', { name: 'In this article' }).getByRole('link').last()
  await last.click()
  const heading = page.getByRole('heading', { level: 2, name: (await last.textContent()) ?? '', exact: true })
  await expect(heading).toBeInViewport()
  await expect(page).toHaveURL(new RegExp(`#${await heading.getAttribute('id')}$`))
  const next = part(page, 'Read Next').getByRole('link')
  await expect(next).toHaveCount(2)
  await page.getByRole('button', { name: 'Share' }).click()
  const title = (await next.first().locator('strong').textContent()) ?? ''
  await next.first().click()
  await expect(pageTitle(page)).toHaveText(title)
  await expect(page.getByRole('button', { name: 'Share' })).toHaveAttribute('aria-expanded', 'false')
  await page.goBack()
  await page.getByRole('list', { name: 'Tags' }).getByRole('link', { name: 'resilience' }).click()
  await expect(page).toHaveURL(`${PATH}?tag=resilience`)
})

test('Stay Updated refuses no address, and leads to the contact form with a good one in it', async ({
  page,
}) => {
  await openPage(page, resilientPath)
  const email = part(page, 'Stay Updated').getByRole('textbox', { name: 'Email' })
  await email.fill('not an address')
  await part(page, 'Stay Updated').getByRole('button', { name: 'Subscribe' }).click()
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription(/one email address/)
  await email.fill('asha@example.org')
  await expect(email).not.toHaveAttribute('aria-invalid')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/contact?topic=newsletter')
  const form = page.getByRole('tabpanel', { name: 'General Contact' })
  await expect(form.getByLabel('Work Email')).toHaveValue('asha@example.org')
  await expect(form.getByLabel('Message')).toHaveValue(/Please add me to your newsletter\./)
})

test('Share offers to copy the link, email and LinkedIn, by keyboard too', async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPage(page, `${resilientPath}?utm_source=mail`)
  const button = page.getByRole('button', { name: 'Share' })
  const ways = page.getByRole('list', { name: 'Ways to share' })
  await button.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(ways.getByRole('button', { name: 'Copy link' })).toBeFocused()
  await expect(ways.getByRole('link', { name: 'Email' })).toHaveAttribute('href', /^mailto:/)
  await expect(ways.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute('href', /linkedin\.com/)
  await page.keyboard.press('Escape')
  await expect(ways).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  await pageTitle(page).click()
  await expect(ways).toBeHidden()
  await button.click()
  await ways.getByRole('button', { name: 'Copy link' }).click()
  await expect(ways).toBeHidden()
  await expect(toasts(page)).toContainText('Link copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.url + resilientPath)
})
