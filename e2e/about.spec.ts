import { closeOverlay } from './support/closeOverlay.ts'
import { field } from './support/fillEnquiry.ts'
import { openPage } from './support/openPage.ts'
import { part } from './support/part.ts'
import { expect, sharedPageTest as test } from './support/test.ts'

test.beforeEach(({ page }) => openPage(page, '/about'))

test('Meet Our Team goes to the team and focuses its heading', async ({ page }) => {
  const link = page.getByRole('link', { name: 'Meet Our Team' })
  await expect(link).toHaveAttribute('href', '#team')
  await link.click()
  const heading = page.locator('#team')
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
})

test('tells the story in three stages, each with its picture', async ({ page }) => {
  const story = part(page, /^How we grew/)
  await expect(story.getByRole('heading', { level: 3 })).toHaveText([
    'Genesis',
    'Global Impact',
    'Future Forward',
  ])
  const sources = await story
    .getByRole('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src')))
  expect(sources).toEqual(['genesis', 'global', 'future'].map((stage) => `/art/sections/about-${stage}.svg`))
  await expect(page.getByText('Founded', { exact: true }).locator('..')).toContainText('2020')
})

test('names approach and values', async ({ page }) => {
  await expect(part(page, /^Our approach/).getByRole('heading', { level: 3 })).toHaveText([
    'Human-led',
    'Tech-enabled',
    'Personalized',
    'Measurable',
  ])
  await expect(part(page, /^Our values/).getByRole('heading', { level: 3 })).toHaveText([
    'Human-Centered',
    'Innovation',
    'Results-Driven',
    'Excellence',
  ])
})

test('presents three people with photo, profile and address', async ({ page }) => {
  const people = part(page, /^The people accountable/)
    .locator('li')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
  await expect(people).toHaveCount(3)
  for (const [index, name] of ['Meera Raghavan', 'Daniel Okafor', 'Sofia Lindqvist'].entries()) {
    const person = people.nth(index)
    await expect(person.getByRole('heading')).toHaveText(name)
    await expect(person.getByRole('img', { name: `Portrait of ${name}` })).toBeVisible()
    const profile = person.getByRole('link', { name: `Profile of ${name}` })
    expect(new URL((await profile.getAttribute('href')) ?? '').hostname).toMatch(/\.example$/)
    await expect(profile).toHaveAttribute('rel', /noopener/)
    const mail = person.getByRole('link', { name: /@/ })
    await expect(mail).toHaveAttribute('href', /^mailto:[^@]+@[^@]+\?subject=\S+$/)
  }
})

test('sets a small portrait beside name and role on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const person = part(page, /^The people accountable/)
    .locator('li')
    .filter({ has: page.getByRole('heading', { name: 'Daniel Okafor' }) })
  const portrait = await person.getByRole('img').boundingBox()
  const name = await person.getByRole('heading').boundingBox()
  const blurb = await person.getByText(/^Is responsible for how our coaches/).boundingBox()
  if (!portrait || !name || !blurb) throw new Error('A part of the person is not on the page')
  expect(portrait.width).toBeLessThanOrEqual(112)
  expect(name.x).toBeGreaterThan(portrait.x + portrait.width)
  expect(name.y + name.height).toBeLessThanOrEqual(portrait.y + portrait.height)
  expect(blurb.x).toBeCloseTo(portrait.x, 0)
})

test('closes with a demo and the contact page', async ({ page }) => {
  const closing = page.getByRole('main').getByRole('region').last()
  const demo = closing.getByRole('link', { name: 'Book a Demo' })
  await expect(demo).toHaveAttribute('data-testid', 'button-demo')
  await demo.click()
  const dialog = page.getByRole('dialog', { name: 'Book Your Demo' })
  await expect(field(dialog, 'Interested Programs')).toHaveValue(/^A first cohort/)
  await closeOverlay(page)
  await closing.getByRole('link', { name: 'Contact Us' }).click()
  await expect(page).toHaveURL('/contact')
})

test('describes the organization and its people to search engines', async ({ page }) => {
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
  const organization = data['@graph'].find((item: { '@type': string }) => item['@type'] === 'Organization')
  expect(organization).toMatchObject({ foundingDate: '2020', areaServed: 'Worldwide' })
  expect(organization.employee).toHaveLength(3)
  const courses: { name: string }[] = organization.hasOfferCatalog.itemListElement
  expect(courses.map(({ name }) => name.split(':')[0])).toEqual(['A1', 'A2', 'A3X'])
})
