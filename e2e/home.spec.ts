import type { Page } from '@playwright/test'
import { brand } from '#content/brand.ts'
import { closeOverlay } from './support/closeOverlay.ts'
import { openPage } from './support/openPage.ts'
import { expect, sharedPageTest as test } from './support/test.ts'

const section = (page: Page, heading: string | RegExp) => page.getByRole('region', { name: heading })
const hrefs = (page: Page, name: RegExp) =>
  page
    .getByRole('main')
    .getByRole('link', { name })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))

test.describe('the home page', () => {
  test.beforeEach(({ page }) => openPage(page, '/'))

  test('opens with what we do, the programs and a demo', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Leadership programs your managers practice at work',
    )
    await page.getByRole('main').getByRole('link', { name: 'Book a Demo' }).click()
    await expect(page.getByRole('dialog', { name: 'Book Your Demo' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('link', { name: 'Explore Programs' })).toHaveAttribute('href', '/solutions')
  })

  test('leads to the six programs, with audience and structure, and leaves the details to the hubs', async ({
    page,
  }) => {
    expect(await hrefs(page, /^See program A/)).toEqual([
      '/leadership/a1',
      '/leadership/a2',
      '/leadership/a3x',
    ])
    expect(await hrefs(page, /^See program T/)).toEqual([
      '/transformation/t1',
      '/transformation/t2',
      '/transformation/t3x',
    ])
    const texts: [program: string, texts: string[]][] = [
      ['A1', ['12 weeks', '2-day Take Charge workshop', '6 coaching sessions']],
      ['A2', ['12 weeks', '2-day Ignite workshop', '6 coaching sessions']],
      ['A3X', ['CXOs', 'executives', 'retreats', 'labs']],
      ['T1', ['Frontline', '“Leading Through Change” workshop']],
      ['T2', ['Mid-level', '“Navigating Complexity” workshop', '6 executive coaching sessions']],
      ['T3X', ['Executive format', '“Enterprise Change Leadership” workshop']],
    ]
    for (const [program, expected] of texts) {
      const heading = page.getByRole('heading', { name: program, exact: true })
      const card = page.getByRole('listitem').filter({ has: heading })
      for (const text of expected) await expect(card).toContainText(text)
      await expect(card.getByRole('listitem').filter({ hasText: /webinars|6 and 12 months/ })).toHaveCount(0)
    }
  })

  for (const width of [1440, 768]) {
    test(`lets the programs rise from level to level on one ground line, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      const heading = (code: string) => page.getByRole('heading', { name: code, exact: true })
      const codes = ['A1', 'A2', 'A3X']
      const levels = codes.map((code) => page.getByRole('listitem').filter({ has: heading(code) }))
      const boxes = await Promise.all(levels.map((level) => level.boundingBox()))
      const tops = boxes.map((box) => box?.y ?? 0)
      expect(tops).toEqual([...tops].sort((a, b) => b - a))
      expect(new Set(tops).size).toBe(3)
      expect(new Set(boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0)))).size).toBe(1)
      // The change program of a level is a note lower on the same stem.
      for (const [index, change] of ['T1', 'T2', 'T3X'].entries()) {
        const upper = await heading(codes[index] ?? '').boundingBox()
        const lower = await levels[index]?.getByRole('heading', { name: change, exact: true }).boundingBox()
        expect(lower?.x).toBe(upper?.x)
        expect(lower?.y).toBeGreaterThan((upper?.y ?? 0) + (upper?.height ?? 0))
      }
    })
  }

  test('states its figures once', async ({ page }) => {
    for (const [figure, label] of [
      ['8.5x', 'average return on investment'],
      ['40%', 'leadership improvement within 90 days'],
      ['500+', 'expert coaches'],
      ['50+', 'global clients'],
      ['95%', 'program completion'],
    ] as const) {
      const pair = page.locator('dl > div').filter({ hasText: label })
      await expect(pair.getByRole('definition')).toHaveText(figure)
    }
  })

  test('quotes three clients with five stars and names others', async ({ page }) => {
    await expect(page.getByRole('main').getByRole('figure')).toHaveCount(3)
    const quotes = section(page, 'What clients say').getByRole('figure')
    await expect(quotes).toHaveCount(3)
    await expect(quotes.filter({ hasText: /engagement improved by 45%/ })).toHaveCount(1)
    for (const quote of await quotes.all()) {
      await expect(quote.getByRole('img', { name: 'Rated 5 out of 5' })).toBeVisible()
      await expect(quote.getByRole('img', { name: /^Portrait of / })).toBeVisible()
    }
    const names = page.getByText('Some of the organizations we work with').locator('..').getByRole('listitem')
    expect(await names.count()).toBeGreaterThanOrEqual(6)
  })

  test('leads on to solutions, platforms and industries', async ({ page }) => {
    const linksOf = (heading: string) =>
      section(page, heading)
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(await linksOf('Choose what your leaders need next')).toEqual([
      '/leadership',
      '/transformation',
      '/strategy',
      '/coaching',
      '/solutions',
    ])
    expect(await hrefs(page, /^Explore All Programs$/)).toEqual(['/solutions'])
    expect(await linksOf('Software to use between sessions')).toEqual([
      '/platforms/leap',
      '/platforms/space',
      '/platforms/ai-arena',
    ])
    expect(await linksOf('The industries we know best')).toEqual([
      '/industries#pharma',
      '/industries#gcc',
      '/industries#startups',
      '/industries#enterprise',
    ])
    const reasons = section(page, `Why organizations choose ${brand.name}`)
    await expect(reasons.getByRole('heading', { level: 3 })).toHaveCount(4)
  })

  test('lets the industry under the pointer grow while its neighbors give way, without a new layout', async ({
    page,
  }) => {
    const links = section(page, 'The industries we know best').getByRole('link')
    const shown = () =>
      links.evaluateAll((all) =>
        all.map((link) => {
          const art = link.querySelector('.art') ?? link
          // "inset(0px 108px round 6px)"; an uncropped picture has no second length.
          const cut = Number.parseFloat(getComputedStyle(art).clipPath.split(' ')[1] ?? '') || 0
          const { left, width } = art.getBoundingClientRect()
          return { left: left + cut, width: width - 2 * cut }
        }),
      )
    const layout = () => links.evaluateAll((all) => all.map((link) => (link as HTMLElement).offsetWidth))
    const before = await layout()
    const [rest = 0] = (await shown()).map(({ width }) => width)
    await links.nth(1).hover()
    await expect.poll(async () => Math.round(((await shown())[1]?.width ?? 0) - (rest * 7) / 4)).toBe(0)
    const pictures = await shown()
    expect(pictures[0]?.width).toBeCloseTo((rest * 3) / 4, 0)
    for (const [index, { left, width }] of pictures.slice(0, -1).entries()) {
      expect((pictures[index + 1]?.left ?? 0) - left - width).toBeCloseTo(16, 0)
    }
    expect(await layout()).toEqual(before)
  })

  test('answers five questions, the first at once', async ({ page }) => {
    const questions = section(page, 'Questions from HR and L&D heads').getByRole('group')
    await expect(questions).toHaveCount(5)
    await expect(questions.first()).toHaveAttribute('open')
    const last = questions.last()
    await expect(last.locator('p')).toBeHidden()
    await last.getByRole('heading').click()
    await expect(last.locator('p')).toBeVisible()
  })

  test('closes with a demo and the contact page', async ({ page }) => {
    const demo = page.getByRole('link', { name: 'Schedule a Demo' })
    await expect(demo).toHaveAttribute('href', '/demo')
    await demo.click()
    await expect(page.getByRole('dialog', { name: 'Book Your Demo' })).toBeVisible()
    await expect(page).toHaveURL('/')
    await closeOverlay(page)
    await page.getByRole('link', { name: 'Start Your Journey' }).click()
    await expect(page).toHaveURL('/contact')
  })

  test('describes the organization and its courses to search engines', async ({ page }) => {
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
    const organization = data['@graph'].find((item: { '@type': string }) => item['@type'] === 'Organization')
    expect(organization).toMatchObject({
      name: brand.name,
      foundingDate: brand.founded,
      areaServed: 'Worldwide',
    })
    const courses: { name: string; url: string }[] = organization.hasOfferCatalog.itemListElement
    expect(courses.map(({ name }) => name.split(':')[0])).toEqual(['A1', 'A2', 'A3X'])
    expect(courses.map(({ url }) => new URL(url).pathname)).toEqual([
      '/leadership/a1',
      '/leadership/a2',
      '/leadership/a3x',
    ])
  })
})
