import { shortName } from '#content/brand.ts'
import { catalogOf, modules, titlesWhere } from './support/catalog.ts'
import { field } from './support/fillInquiry.ts'
import { holdRequests } from './support/holdRequests.ts'
import { demoDialog, demoLinks, generalForm, pageTitle } from './support/locators.ts'
import { openPage } from './support/openPage.ts'
import { expect, sharedPageTest as test } from './support/test.ts'

const PATH = '/fast-track-modules'
const FIND_YOUR_WHY = `${PATH}/find-your-why`

test('a module shows everything that its file holds', async ({ page }) => {
  const module = modules.find(({ slug }) => slug === 'steady-in-the-storm')
  if (!module) throw new Error('The module is missing')
  await openPage(page, `${PATH}/${module.slug}`)
  const main = page.getByRole('main')
  await expect(page).toHaveTitle(`${module.metaTitle} | ${shortName}`)
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', module.metaDescription)
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(module.title)
  for (const heading of ['Learning Outcomes', 'What You’ll Learn', 'Key Skills Developed'])
    await expect(main.getByRole('heading', { name: heading })).toBeVisible()
  for (const heading of ['Course Information', 'Ready to Get Started', 'Related Modules'])
    await expect(main.getByRole('heading', { name: heading })).toBeVisible()
  for (const text of [
    ...[module.description, module.category, module.audience, module.format, 'Interactive Session'],
    ...module.longDescription.flatMap((block) => (block.kind === 'text' ? block.content : [])),
    ...[...module.outcomes, ...module.keySkills],
    ...module.whatYoullLearn.flatMap(({ title, text }) => [title, text]),
  ])
    if (typeof text === 'string') await expect(main).toContainText(text.trim())
})

test('Book Consultation and Book Demo bring the title of the module into their forms', async ({ page }) => {
  await openPage(page, FIND_YOUR_WHY)
  await demoLinks(page).first().click()
  await expect(field(demoDialog(page), 'Interested Programs')).toHaveValue(/Find Your Why/)
  await page.keyboard.press('Escape')
  await page.getByRole('main').getByRole('link', { name: 'Book Consultation' }).last().click()
  await expect(page).toHaveURL('/contact?topic=find-your-why')
  await expect(field(generalForm(page), 'Message')).toHaveValue(/Find Your Why/)
})

test('the links back keep the filters, Back keeps them and the place on the page', async ({ page }) => {
  await openPage(page, PATH)
  const { button, titles, query } = catalogOf(page)
  await button('Managers').click()
  const shown = titlesWhere(({ audience }) => audience === 'Managers')
  await expect(titles).toHaveText(shown)
  const open = page.getByRole('link', { name: /^Learn More.*Short Loops, Better Work$/ })
  await open.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(500)
  // Vike saves the scroll position at most every 300 ms.
  await expect.poll(() => page.evaluate(() => history.state?.vike?.scrollPosition?.y)).toBe(place)
  await open.click()
  await expect(pageTitle(page)).toHaveText('Short Loops, Better Work')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  for (const name of ['Back to Modules', 'View All Modules'])
    await expect(page.getByRole('link', { name })).toHaveAttribute(
      'href',
      `${PATH}?audience=managers#catalog`,
    )

  await page.goBack()
  await expect(titles).toHaveText(shown)
  await expect(button('Managers')).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)

  await page.goForward()
  await page.getByRole('link', { name: 'View All Modules' }).click()
  await expect(titles).toHaveText(shown)
  await expect.poll(query).toEqual({ audience: 'managers' })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Performance accelerators' }).click()
  await expect(titles).toHaveCount(modules.length)
})

test('the way to a module says that it takes a while, when it does', async ({ page }) => {
  await openPage(page, PATH)
  const notice = page.getByRole('status').filter({ hasText: 'Loading course details...' })
  const release = await holdRequests(page, '**/own-the-number/index.pageContext.json')
  await page.getByRole('link', { name: /^Learn More.*Own the Number$/ }).click()
  await expect(notice).toBeInViewport()
  release()
  await expect(pageTitle(page)).toHaveText('Own the Number')
  await expect(notice).toBeHidden()
})
