import { brand } from '#content/brand.ts'
import { catalogOf, modules, titlesWhere } from './support/catalog.ts'
import { openPage } from './support/openPage.ts'
import { expect, sharedPageTest as test } from './support/test.ts'

const PATH = '/fast-track-modules'
const FIND_YOUR_WHY = `${PATH}/find-your-why`
/** The distance of two rules on a working paper. */
const RULE_PX = 24

test('a module shows everything that its file holds', async ({ page }) => {
  const module = modules.find(({ slug }) => slug === 'steady-in-the-storm')
  if (!module) throw new Error('The module is missing')
  await openPage(page, `${PATH}/${module.slug}`)
  const main = page.getByRole('main')
  await expect(page).toHaveTitle(`${module.metaTitle} | ${brand.name}`)
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', module.metaDescription)
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(module.title)
  for (const text of [
    module.description,
    module.category,
    module.audience,
    module.format,
    'Interactive Session',
  ])
    await expect(main.getByText(text, { exact: true }).first()).toBeVisible()
  for (const block of module.longDescription) {
    if (block.kind !== 'text') continue
    for (const part of block.content)
      if (typeof part === 'string') await expect(main).toContainText(part.trim())
  }
  for (const heading of [
    'Learning Outcomes',
    'What You’ll Learn',
    'Key Skills Developed',
    'Course Information',
    'Ready to Get Started',
    'Related Modules',
  ]) {
    await expect(main.getByRole('heading', { name: heading })).toBeVisible()
  }
  for (const text of [...module.outcomes, ...module.keySkills]) await expect(main).toContainText(text)
  for (const { title, text } of module.whatYoullLearn) {
    await expect(main.getByRole('heading', { name: title })).toBeVisible()
    await expect(main).toContainText(text)
  }
  // In the hero, and in the card of the side panel.
  const consultations = main.getByRole('link', { name: 'Book Consultation' })
  await expect(consultations).toHaveCount(2)
  for (const link of await consultations.all())
    await expect(link).toHaveAttribute('href', `/contact?topic=${module.slug}`)
})

test('a list in the description is the page that participants fill in, printed and written', async ({
  page,
}) => {
  await openPage(page, `${PATH}/feedback-that-lands`)
  const entry = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'Scene: time, place and action' })
  const face = (element: Element) => getComputedStyle(element).fontFamily
  const written = await entry.evaluate(face)
  const printed = await entry.locator('strong').evaluate(face)
  expect(written).not.toBe(printed)
  expect(written).toBe(await page.getByRole('heading', { level: 1 }).evaluate(face))
  expect(await entry.locator('..').evaluate((list) => getComputedStyle(list).backgroundImage)).toContain(
    'repeating',
  )
})

test('on a phone Book Consultation stands on the first screen of every module', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const { slug } of modules) {
    await page.goto(`${PATH}/${slug}`)
    await expect(page.getByRole('link', { name: 'Book Consultation' }).first()).toBeInViewport({ ratio: 1 })
  }
})

test('Book Consultation brings the title of the module into the message', async ({ page }) => {
  await openPage(page, FIND_YOUR_WHY)
  await page.getByRole('link', { name: 'Book Consultation' }).first().click()
  await expect(page.getByRole('tabpanel', { name: 'General Contact' }).getByLabel('Message')).toHaveValue(
    /Find Your Why/,
  )
})

test('Book Demo in the header is about the module', async ({ page }) => {
  await openPage(page, FIND_YOUR_WHY)
  await page.getByRole('banner').getByTestId('button-demo').first().click()
  const dialog = page.getByRole('dialog', { name: 'Book Your Demo' })
  await expect(dialog.getByLabel('Interested Programs')).toHaveValue(/Find Your Why/)
})

test('related modules: Find Your Why, and on its own page the other one of its category before the next ones', async ({
  page,
}) => {
  const related = page
    .getByRole('region', { name: 'Related Modules' })
    .getByRole('article')
    .getByRole('heading')
  await openPage(page, `${PATH}/own-the-number`)
  await expect(related).toHaveText(['Find Your Why', 'Customer First, Every Day', 'Targets With Meaning'])
  await page.getByRole('link', { name: /^Learn More.*Find Your Why$/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find Your Why')
  await expect(related).toHaveText([
    'Your Default Under Pressure',
    'Decide With Half the Facts',
    'Priorities That Survive Monday',
  ])
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Short Loops, Better Work')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  for (const name of ['Back to Modules', 'View All Modules'])
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', `${PATH}?audience=managers`)

  await page.goBack()
  await expect(titles).toHaveText(shown)
  await expect(button('Managers')).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)

  await page.goForward()
  await page.getByRole('link', { name: 'View All Modules' }).click()
  await expect(titles).toHaveText(shown)
  await expect.poll(query).toEqual({ audience: 'managers' })
})

test('a link to the catalog without filters shows all modules again', async ({ page }) => {
  await openPage(page, `${PATH}?category=change-resilience`)
  const { titles } = catalogOf(page)
  await expect(titles).toHaveText(titlesWhere(({ category }) => category === 'Change & Resilience'))
  await page.getByRole('link', { name: /^Learn More.*Steady in the Storm$/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Steady in the Storm')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Performance accelerators' }).click()
  await expect(titles).toHaveCount(modules.length)
})

test('the way to a module says that it takes a while, when it does', async ({ page }) => {
  await openPage(page, PATH)
  const notice = page.getByRole('status').filter({ hasText: 'Loading course details...' })
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/own-the-number/index.pageContext.json', async (route) => {
    await asked
    await route.continue()
  })
  await page.getByRole('link', { name: /^Learn More.*Own the Number$/ }).click()
  await expect(notice).toBeInViewport()
  answer()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Own the Number')
  await expect(notice).toBeHidden()
})

test('structured data names the course and its place in the site', async ({ page, site }) => {
  await page.goto(FIND_YOUR_WHY)
  const text = await page.locator('script[type="application/ld+json"]').textContent()
  const [course, trail] = JSON.parse(text ?? '')['@graph']
  expect(course).toMatchObject({
    '@type': 'Course',
    name: 'Find Your Why',
    hasCourseInstance: { courseWorkload: 'PT90M' },
  })
  expect(trail).toMatchObject({ '@type': 'BreadcrumbList' })
  expect(trail.itemListElement).toHaveLength(3)
  expect(new URL(course.url).pathname).toBe(FIND_YOUR_WHY)
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href')
  expect(new URL(canonical ?? '', site.url).pathname).toBe(FIND_YOUR_WHY)
})

test('what participants write keeps to the ruled lines', async ({ page }) => {
  await openPage(page, FIND_YOUR_WHY)
  const heights = await page
    .locator('.about > ul li')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().height))
  expect(heights.length).toBeGreaterThan(0)
  for (const height of heights)
    expect(Math.abs(height - Math.round(height / RULE_PX) * RULE_PX)).toBeLessThan(0.1)
})
