import { field } from './support/fillEnquiry.ts'
import { openPage } from './support/openPage.ts'
import { part } from './support/part.ts'
import { expect, sharedPageTest as test } from './support/test.ts'

test.beforeEach(({ page }) => openPage(page, '/coaching'))

test('Explore Coaching goes to three pathways and focuses their heading', async ({ page }) => {
  await page.getByRole('link', { name: 'Explore Coaching' }).click()
  const heading = page.getByRole('heading', { name: /^Coaching for executives/ })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
})

test('each pathway has duration, format, features and outcomes, and a bar to scale', async ({ page }) => {
  const pathways = part(page, /^Coaching for executives/)
  for (const [title, duration, format, from, to] of [
    ['Executive Coaching', '6-12 months', '1:1', 6, 12],
    ['Team Coaching', '3-6 months', 'Group', 3, 6],
    ['Performance Coaching', '3-6 months', '1:1 or small groups', 3, 6],
  ] as const) {
    const pathway = pathways.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
    await expect(pathway.getByText(`${duration}, ${format}`, { exact: true })).toBeVisible()
    const lists = pathway.getByRole('list')
    await expect(lists).toHaveCount(1)
    await expect(pathway.getByRole('heading', { name: 'Outcomes' })).toBeVisible()
    await pathway.locator('summary', { hasText: 'Features' }).click()
    await expect(lists).toHaveCount(2)
    for (const list of await lists.all())
      expect(await list.getByRole('listitem').count()).toBeGreaterThanOrEqual(3)
    const [least, most] = await pathway
      .locator('[aria-hidden] > span')
      .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().width))
    expect((least ?? 0) / ((least ?? 0) + (most ?? 0))).toBeCloseTo(from / to, 2)
  }
})

test('pathways of half a year take half of the width, side by side', async ({ page }) => {
  const pathways = part(page, /^Coaching for executives/)
  const [executive, team, performance] = await pathways
    .locator('ul > li:has(h3)')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect()))
  expect((team?.width ?? 0) / (executive?.width ?? 1)).toBeCloseTo(0.5, 1)
  expect(performance?.width).toBeCloseTo(team?.width ?? 0, 0)
  expect(performance?.top).toBe(team?.top)
  expect(performance?.left).toBeGreaterThan(team?.right ?? Number.POSITIVE_INFINITY)
})

test('shows the four steps in order, and the way back from the last to the second', async ({ page }) => {
  const method = part(page, /^How coaching works/)
  await expect(method.getByRole('heading', { level: 3 })).toHaveText([
    'Diagnostics',
    'Coaching Sessions',
    'Action Planning',
    'Progress Tracking',
  ])
  const boxes = await method
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect()))
  const lefts = boxes.map(({ left }) => left)
  expect(lefts).toEqual([...lefts].sort((a, b) => a - b))
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1)
  const loop = await method.getByText('Back to the sessions').boundingBox()
  expect(loop?.x).toBeGreaterThanOrEqual(lefts[1] ?? Number.POSITIVE_INFINITY)
  expect((loop?.x ?? 0) + (loop?.width ?? 0)).toBeGreaterThan(lefts[3] ?? Number.POSITIVE_INFINITY)
})

test('shows benefits of 89% and 76%, and the coach network', async ({ page }) => {
  await expect(part(page, /What coaching changes/).locator('strong')).toHaveText(['89%', '76%'])
  const network = part(page, /^Coaches who have led teams/)
  await expect(network.getByText('Coach network', { exact: true })).toBeVisible()
  await expect(network.getByRole('definition')).toHaveText(['50+', '25+', '15+'])
})

test('shows twenty coaches with portrait, place and languages', async ({ page }) => {
  const network = part(page, /^Coaches who have led teams/)
  const coaches = network.getByRole('listitem')
  await expect(coaches).toHaveCount(20)
  const first = coaches.filter({ hasText: 'Radhika Bhonsle' })
  for (const words of ['Pune', 'English, Hindi, Marathi']) await expect(first.getByText(words)).toBeVisible()
  for (const portrait of await network.getByRole('img', { name: /^Portrait of / }).all()) {
    await portrait.scrollIntoViewIfNeeded()
    await expect.poll(() => portrait.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(480)
  }
})

test('the wall of coaches comes right after the hero, city beside city', async ({ page }) => {
  const wall = page.getByRole('region', { name: /^Coaches who have led teams/ })
  await expect(page.getByRole('main').getByRole('region').first()).toHaveAccessibleName(
    /^Coaches who have led teams/,
  )
  const sign = wall.getByText('Twenty of our coaches').locator('svg')
  await expect(sign).toBeHidden()
  const tops = await wall
    .locator('li p:nth-of-type(2)')
    .evaluateAll((cities) => cities.map((city) => Math.round(city.getBoundingClientRect().top)))
  expect(new Set(tops).size).toBe(2)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(sign).toBeVisible()
})

test('the wall of coaches is pushed aside on a phone, by keyboard as well', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const wall = page.getByRole('group', { name: /^Coaches who have led teams/ })
  const last = wall.getByRole('listitem').last()
  await expect(last).not.toBeInViewport()
  await wall.focus()
  // A press leads to the next portrait, where the wall comes to rest.
  await expect(async () => {
    await page.keyboard.press('ArrowRight')
    await expect(last.getByText('Joyce Kurihara')).toBeInViewport({ timeout: 400 })
  }).toPass({ intervals: [100] })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

for (const width of [320, 390, 600]) {
  test(`the wall cuts no word where it comes to rest at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    const wall = page.getByRole('group', { name: /^Coaches who have led teams/ })
    for (const left of [0, 500, 5000]) {
      await wall.evaluate((element, x) => element.scrollTo({ left: x, behavior: 'instant' }), left)
      const cut = () =>
        wall.locator('p').evaluateAll((texts) =>
          texts
            .filter((text) => {
              const words = document.createRange()
              words.selectNodeContents(text)
              const { left, right } = words.getBoundingClientRect()
              return [0, innerWidth].some((edge) => left < edge && right > edge)
            })
            .map(({ textContent }) => textContent),
        )
      await expect.poll(cut).toEqual([])
    }
  })
}

test('lets a client speak, large and with a face', async ({ page }) => {
  const voice = part(page, 'Priscilla Navarro')
  await expect(voice).toContainText('Chief supply chain officer')
  const quote = voice.getByRole('blockquote')
  await expect(quote).toHaveText(/^“My coach sat in on one meeting/)
  expect(
    await quote.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
  ).toBeGreaterThanOrEqual(30)
  const portrait = voice.getByRole('img', { name: 'Portrait of Priscilla Navarro' })
  await portrait.scrollIntoViewIfNeeded()
  await expect.poll(() => portrait.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(480)
  expect((await portrait.boundingBox())?.width).toBeGreaterThanOrEqual(200)
})

test('says how coaches are accredited, selected and matched, in which languages, and why there is no price list', async ({
  page,
}) => {
  const selection = part(page, /^How we select and match/)
  await expect(selection.getByRole('heading', { level: 3 })).toHaveText([
    'ICF or EMCC accredited',
    'Selected in four steps',
    'Supervised and bound by a code',
    'Languages of delivery',
    'Matched by a person',
    'A fixed fee, quoted in writing',
  ])
  for (const words of ['ICF PCC or EMCC Senior Practitioner', 'English, Dutch, French', 'no price list'])
    await expect(selection).toContainText(words)
})

test('Schedule Consultation opens the general form with a line for preferred times', async ({ page }) => {
  const links = page.getByRole('link', { name: 'Schedule Consultation' })
  await expect(links).toHaveCount(2)
  await links.first().click()
  await expect(page).toHaveURL(/\/contact\?topic=coaching-consultation$/)
  const message = field(page.locator('#general-contact'), 'Message')
  await expect(message).toHaveValue(/^About: Coaching consultation/)
  await expect(message).toHaveValue(/Preferred times/)
})

test('closes with a demo about coaching', async ({ page }) => {
  await page.locator('main').getByRole('region').last().getByRole('link', { name: 'Book a Demo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Book Your Demo' })
  await expect(field(dialog, 'Interested Programs')).toHaveValue('Coaching')
})
