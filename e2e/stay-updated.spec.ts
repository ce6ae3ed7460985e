import { articles } from './support/articles.ts'
import { openPage } from './support/openPage.ts'
import { expect, sharedPageTest as test } from './support/test.ts'

const PATH = '/resources'

test('Subscribe opens the contact form with the address, which stands in no URL', async ({ page }) => {
  await openPage(page, PATH)
  const part = page.getByRole('region', { name: 'Stay Updated' })
  const field = part.getByRole('textbox', { name: 'Email' })
  await field.fill('not an address')
  await part.getByRole('button', { name: 'Subscribe' }).click()
  await expect(field).toBeFocused()
  await expect(page).toHaveURL(PATH)
  await field.fill('asha@example.org')
  await part.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page).toHaveURL('/contact?topic=newsletter')
  const form = page.getByRole('tabpanel', { name: 'General Contact' })
  await expect(form.getByLabel('Work Email')).toHaveValue('asha@example.org')
  await expect(form.getByLabel('Message')).toHaveValue(/Newsletter[\s\S]*Please add me to your newsletter\./)
  await expect(page.getByText(/subscribed/i)).toHaveCount(0)
})

test('the RSS link leads to the feed of all articles', async ({ page, request }) => {
  await openPage(page, PATH)
  const href = await page.getByRole('link', { name: 'RSS feed' }).getAttribute('href')
  const feed = await (await request.get(href ?? '')).text()
  expect(feed.match(/<item>/g)).toHaveLength(articles.length)
})
