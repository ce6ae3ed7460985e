import { field } from './support/fillEnquiry.ts'
import { openPage } from './support/openPage.ts'
import { expect, sharedPageTest as test } from './support/test.ts'

const industries = [
  ['pharma', 'Pharma and life sciences'],
  ['gcc', 'Global capability centers'],
  ['startups', 'Startups and high-growth firms'],
  ['enterprise', 'Enterprise corporate teams'],
] as const

test.beforeEach(({ page }) => openPage(page, '/industries'))

for (const [id, title] of industries) {
  test(`${title}: challenges, solutions, outcomes and a case study`, async ({ page }) => {
    const section = page.locator(`section#${id}`)
    await expect(section.getByRole('heading', { level: 2 })).toHaveText(title)
    await expect(section.getByRole('columnheader').getByRole('heading', { level: 3 })).toHaveText([
      'Challenges',
      'Solutions',
      'Outcomes',
    ])
    const rows = section.getByRole('row').filter({ has: page.getByRole('cell') })
    await expect(rows).toHaveCount(3)
    // Each challenge beside its solution and its outcome.
    for (const row of await rows.all()) {
      const cells = row.getByRole('cell')
      await expect(cells).toHaveText([/\w/, /\w/, /\w/])
      const boxes = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect()))
      expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(1)
    }
    const study = section.getByRole('article', { name: 'Case study' })
    for (const heading of ['The challenge', 'The result']) {
      await expect(study.getByRole('heading', { name: heading })).toBeVisible()
    }
    await expect(study).toContainText(/people/)
    await expect(section.getByRole('img')).toHaveAttribute('src', `/art/sections/${id}.svg`)
  })

  test(`${title}: the link to talk fills in the industry`, async ({ page }) => {
    await page
      .locator(`section#${id}`)
      .getByRole('link', { name: /^Talk to us about / })
      .click()
    await expect(page).toHaveURL(`/contact?topic=${id}`)
    const message = field(page.locator('#general-contact'), 'Message')
    await expect(message).toHaveValue(new RegExp(`^About: ${title}`))
    await expect(message).toBeEditable()
  })
}

test('on a phone the first triple of an industry says what its marks are, and the others fold', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [id] of industries) {
    const rows = page.locator(`section#${id} tbody tr`)
    for (const word of ['Challenge', 'Solution', 'Outcome'])
      await expect(rows.first().getByText(word, { exact: true })).toBeVisible()
    await expect(rows.locator('span')).toHaveCount(3)
    await expect(rows.filter({ visible: true })).toHaveCount(1)
    await page.locator(`section#${id} summary`).click()
    await expect(rows.filter({ visible: true })).toHaveCount(3)
  }
})

for (const media of ['screen', 'print'] as const)
  test(`nothing folds on ${media === 'screen' ? 'a tablet' : 'paper'}`, async ({ page }) => {
    await page.setViewportSize({ width: media === 'screen' ? 768 : 390, height: 1024 })
    await page.emulateMedia({ media })
    for (const [id] of industries) {
      const section = page.locator(`section#${id}`)
      await expect(section.locator('tbody tr').filter({ visible: true })).toHaveCount(3)
      await expect(section.locator('summary')).toBeHidden()
    }
  })

test('the hero leads to each industry', async ({ page }) => {
  const jump = page.getByRole('navigation', { name: 'Industries on this page' })
  for (const [id, title] of industries) {
    await jump.getByRole('link', { name: title }).click()
    await expect(page).toHaveURL(`/industries#${id}`)
    await expect(page.locator(`section#${id}`).getByRole('heading', { level: 2 })).toBeInViewport()
    await page.evaluate(() => window.scrollTo(0, 0))
  }
})

test('ends with the advantage and a demo', async ({ page }) => {
  const advantage = page.getByRole('region', { name: /advantage/ })
  await expect(advantage.getByRole('heading', { level: 3 })).toHaveCount(4)
  await expect(advantage).toContainText('15+ industries')
  await page.getByRole('main').getByRole('region').last().getByRole('link', { name: 'Book a Demo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Book Your Demo' })
  await expect(field(dialog, 'Interested Programs')).toHaveValue('Programs for our industry')
})

test('Contact Us asks for an industry that is not on the list', async ({ page }) => {
  await page.getByRole('main').getByRole('region').last().getByRole('link', { name: 'Contact Us' }).click()
  await expect(page).toHaveURL('/contact?topic=industries')
  const message = field(page.locator('#general-contact'), 'Message')
  await expect(message).toHaveValue(/^About: Programs for our industry\n\nOur industry:\n/)
})
