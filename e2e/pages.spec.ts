import { contact } from '#content/contact.ts'
import { industriesPage } from '#content/industries.ts'
import { topicLabels } from '#content/labels/inquiryText.ts'
import { a2 } from '#content/programs.ts'
import { promptedTopics } from '#content/topics.ts'
import { field } from './support/fillInquiry.ts'
import { findCutText } from './support/findCutText.ts'
import { closingCall, demoDialog, generalForm, pageTitle } from './support/locators.ts'
import { openPage, PHONE } from './support/openPage.ts'
import { expect, test as ownPageTest, sharedPageTest as test } from './support/test.ts'

for (const [path, name, id] of [
  ['/about', 'Meet Our Team', 'team'],
  ['/impact', 'Calculate Your Own ROI', 'roi-calculator'],
] as const)
  test(`${name} goes to its part of ${path} and focuses it`, async ({ page }) => {
    await openPage(page, path)
    await page.getByRole('link', { name }).first().click()
    await expect(page.locator(`#${id}`)).toBeFocused()
    await expect(page.locator(`#${id}`)).toBeInViewport()
  })

for (const [path, name, topic] of [
  ['/leadership/a3x', 'Request Executive Consultation', 'a3x'],
  ['/platforms', 'Request Demo', 'platforms'],
] as const)
  test(`${name} on ${path} opens the dialog about its topic`, async ({ page }) => {
    await openPage(page, path)
    await page.getByRole('main').getByRole('link', { name }).last().click()
    await expect(field(demoDialog(page), 'Interested Programs')).toHaveValue(topicLabels[topic] ?? '')
    if (topic !== 'a3x') return
    // Executives are asked for their job title right after their name.
    await field(demoDialog(page), 'Full Name').focus()
    await page.keyboard.press('Tab')
    await expect(field(demoDialog(page), 'Job Title')).toBeFocused()
  })

for (const [path, name, topic] of [
  ['/industries', industriesPage.industries[0]?.talk ?? '', 'pharma'],
  ['/contact?tab=demo', 'Schedule a Consultation', 'consultation'],
] as const)
  test(`${name} on ${path} opens the general form with its prompt`, async ({ page }) => {
    await openPage(page, path)
    await page.getByRole('main').getByRole('link', { name }).first().click()
    await expect(page).toHaveURL(new RegExp(`^[^?]*/contact\\?.*topic=${topic}`))
    const message = field(generalForm(page), 'Message')
    const { message: prompts = '', heading = contact.general.heading } =
      promptedTopics.find(({ slug }) => slug === topic) ?? {}
    await expect(message).toHaveValue(new RegExp(`^About: ${topicLabels[topic]}\\s*${prompts}`))
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await expect(message).toBeEditable()
  })

test('home: an answer unfolds, and Schedule a Demo opens the dialog on the spot', async ({ page }) => {
  await openPage(page, '/')
  const questions = page.getByRole('main').locator('details').filter({ hasText: '?' })
  await expect(questions).toHaveCount(5)
  await expect(questions.first()).toHaveAttribute('open')
  await expect(questions.last().locator('p')).toBeHidden()
  await questions.last().locator('summary').click()
  await expect(questions.last().locator('p')).toBeVisible()
  await page.getByRole('link', { name: 'Schedule a Demo' }).click()
  await expect(demoDialog(page)).toBeVisible()
  await expect(page).toHaveURL('/')
})

ownPageTest.describe('home: when the hero picture cannot be loaded', () => {
  ownPageTest.use({
    expectedProblems: /Failed to load resource|Image could not be loaded: \/art\/scenes\/home/,
  })

  ownPageTest('a backup takes its place, and the failure is logged', async ({ page }) => {
    await page.route('**/art/scenes/home.svg', (route) => route.abort())
    const logged = page.waitForEvent('console', (message) =>
      message.text().startsWith('Image could not be loaded: /art/scenes/home.svg'),
    )
    await openPage(page, '/')
    await logged
    const picture = page.locator('main img[src="/art/scenes/home-backup.svg"]')
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  })
})

test('a program leads to another one, its hub, and closes with demo, guide and message', async ({ page }) => {
  await openPage(page, '/leadership/a2')
  const closing = closingCall(page)
  await expect(closing.getByTestId('button-demo')).toHaveAttribute('href', /topic=a2/)
  await expect(closing.getByRole('link', { name: 'Download Program Guide' })).toHaveAccessibleDescription(
    /^PDF, \d+ kB, \w+ \d{4}$/,
  )
  await expect(closing.getByRole('link', { name: 'Ask' })).toHaveAttribute('href', '/contact?topic=a2')
  await page.getByRole('main').getByRole('link', { name: a2.audience.elsewhere.link.label }).click()
  await expect(pageTitle(page)).toContainText('A3X')
  await page.getByRole('main').getByRole('link', { name: 'Leadership', exact: true }).click()
  await expect(page).toHaveURL('/leadership')
})

test('the sample paper of a program is cut on phones until one asks for the rest', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openPage(page, '/leadership/a1')
  const paper = page.getByRole('figure').filter({ hasText: 'Goal card' })
  const heightOf = async () => (await paper.boundingBox())?.height ?? 0
  const cut = await heightOf()
  await paper.getByText('See the whole sheet').click()
  await expect.poll(heightOf).toBeGreaterThan(cut + 200)
})

test('a long word, heading or menu of an editor breaks, and cuts nothing off', async ({ page }) => {
  await openPage(page, '/contact')
  await page.evaluate(() => {
    for (const link of document.querySelectorAll('header nav > ul > li > a'))
      link.textContent = 'Success stories'
    for (const heading of document.querySelectorAll('h1'))
      heading.textContent = 'Talk to us about what has to change in your company before the end of the year'
    for (const text of document.querySelectorAll('main :is(h3, summary + p)'))
      text.textContent = 'Unterwasserfahrzeugversicherungsgesellschaft'.repeat(2)
  })
  for (const width of [390, 1024]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await page.locator('body').evaluate(findCutText), `cut off at ${width} px`).toEqual([])
  }
})
