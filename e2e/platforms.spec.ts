import { field } from './support/fillEnquiry.ts'
import { openPage } from './support/openPage.ts'
import { part } from './support/part.ts'
import { expect, test } from './support/test.ts'

const PLATFORMS = [
  {
    title: 'LEAP',
    href: '/platforms/leap',
    features: ['Smart matching', 'Progress analytics', 'ROI tracking', 'Personalized journeys'],
  },
  {
    title: 'SPACE',
    href: '/platforms/space',
    features: ['Client management', 'Session analytics', 'Global coach network', 'Impact measurement'],
  },
  {
    title: 'AI Arena',
    href: '/platforms/ai-arena',
    features: ['Real-time feedback', 'Skill assessment', 'Video practice', 'Multi-language support'],
  },
] as const

test.describe('the platforms overview', () => {
  test.beforeEach(({ page }) => openPage(page, '/platforms'))

  test('shows three platforms with their features and an Explore button each', async ({ page }) => {
    const overview = part(page, /Three platforms/)
    await expect(overview.getByRole('heading', { level: 3 })).toHaveText(PLATFORMS.map(({ title }) => title))
    for (const { title, href, features } of PLATFORMS) {
      const band = overview
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
      for (const feature of features) await expect(band.getByText(feature, { exact: true })).toBeVisible()
      await expect(band.getByRole('link', { name: `Explore ${title}` })).toHaveAttribute('href', href)
    }
  })

  test('Explore Our Platforms goes to them and focuses their heading', async ({ page }) => {
    await page.getByRole('link', { name: 'Explore Our Platforms' }).first().click()
    await expect(page).toHaveURL(/#platforms$/)
    const heading = page.getByRole('heading', { name: /Three platforms/ })
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport()
  })

  test('says Why It Works, with 40% and 65%, and how Integration goes', async ({ page }) => {
    const why = part(page, 'Why It Works')
    await expect(why.getByRole('definition')).toHaveText(['40%', '65%'])
    await expect(why.getByRole('img')).toHaveAccessibleName(/Twelve weeks/)
    await expect(part(page, 'Integration').getByRole('listitem')).toHaveCount(5)
    await expect(page.getByText(/SAML 2\.0/)).toBeVisible()
  })

  test('Request Demo opens the dialog about the platforms', async ({ page }) => {
    const requests = page.getByRole('main').getByRole('link', { name: 'Request Demo' })
    await expect(requests).toHaveCount(2)
    await requests.first().click()
    const dialog = page.getByRole('dialog', { name: 'Book Your Demo' })
    await expect(field(dialog, 'Interested Programs')).toHaveValue('Platforms (LEAP, SPACE, AI Arena)')
  })
})

test.describe('LEAP', () => {
  test.beforeEach(({ page }) => openPage(page, '/platforms/leap'))

  test('has four features, and benefits for three kinds of people', async ({ page }) => {
    await expect(part(page, /in four parts/).getByRole('heading', { level: 3 })).toContainText(
      PLATFORMS[0].features,
    )
    await expect(page.getByText('Illustration. Names and figures are invented.')).toBeVisible()
    const benefits = part(page, /three questions/)
    await expect(benefits.getByRole('heading', { level: 3 })).toHaveText([
      'HR and L&D leaders',
      'Participants',
      'Organizations',
    ])
    for (const list of await benefits.getByRole('list').getByRole('list').all())
      await expect(list.getByRole('listitem')).toHaveCount(3)
  })

  test('tells three use cases and shows the security badges', async ({ page }) => {
    await expect(part(page, 'Three use cases').getByRole('heading', { level: 3 })).toHaveCount(3)
    await expect(part(page, /auditors/).getByRole('heading', { level: 3 })).toHaveText([
      'SOC 2 Type II',
      'GDPR compliant',
      'High uptime',
    ])
  })

  test('offers a demo about LEAP and the guide, twice', async ({ page }) => {
    const guides = page.getByRole('link', { name: /^Download LEAP Guide/ })
    await expect(guides).toHaveCount(2)
    for (const guide of await guides.all()) {
      await expect(guide).toHaveAttribute('href', '/downloads/leap-guide.pdf')
      await expect(guide).toHaveAttribute('download')
    }
    await page.getByRole('main').getByRole('link', { name: 'Request Demo' }).last().click()
    const dialog = page.getByRole('dialog', { name: 'Book Your Demo' })
    await expect(field(dialog, 'Interested Programs')).toHaveValue('LEAP')
  })
})

test.describe('SPACE', () => {
  test.beforeEach(({ page }) => openPage(page, '/platforms/space'))

  test('has features, benefits, tool categories and measurable outcomes', async ({ page }) => {
    const features = part(page, /Four things/)
    await expect(features.getByRole('heading', { level: 3 })).toHaveText([...PLATFORMS[1].features])
    await expect(features).toContainText('500+ expert coaches')
    await expect(part(page, 'What you get back').getByRole('listitem')).toHaveCount(4)
    const tools = part(page, /categories of tools/)
    await expect(tools.getByRole('heading', { level: 3 })).toHaveCount(4)
    await expect(tools.getByRole('list').getByRole('list')).toHaveCount(4)
    await expect(part(page, 'Measurable outcomes').getByRole('rowheader')).toHaveText([
      /^89%/,
      /^76%/,
      /^98%/,
    ])
  })

  test('the drawn week puts every entry at its hour', async ({ page }) => {
    const week = part(page, /A coach.s week/)
    await expect(week.getByText('Illustration. Initials and entries are invented.')).toBeVisible()
    const top = async (text: string) =>
      (await week.getByText(text).locator('..').boundingBox())?.y ?? Number.NaN
    expect(await top('8:30 R. K.')).toBeCloseTo(await top('8:30 D. S.'), 0)
    expect(await top('9:00 Team coaching')).toBeGreaterThan(await top('8:30 D. S.'))
    expect(await top('14:00 M. D.')).toBeGreaterThan(await top('11:00 Open'))
  })

  test('Join as Coach leads to the general form with prompts, and explains the company field', async ({
    page,
  }) => {
    const links = page.getByRole('link', { name: 'Join as Coach' })
    await expect(links).toHaveCount(2)
    await links.first().click()
    await expect(page).toHaveURL(/\/contact\?topic=coach-network$/)
    const form = page.locator('#general-contact')
    await expect(field(form, 'Message')).toHaveValue(
      /^About: Join the coach network\n\nCredentials:\nLanguages:\nTime zone:/,
    )
    await expect(form.getByText(/“Independent”/)).toBeVisible()
  })

  test('Contact Us leads to the form about SPACE', async ({ page }) => {
    await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).last().click()
    await expect(page).toHaveURL(/\/contact\?topic=space$/)
    await expect(field(page.locator('#general-contact'), 'Message')).toHaveValue(/^About: SPACE/)
  })
})

test.describe('AI Arena', () => {
  test.beforeEach(({ page }) => openPage(page, '/platforms/ai-arena'))

  test('has offers, four steps, use cases and advanced features', async ({ page }) => {
    await expect(part(page, /What it offers/).getByRole('heading', { level: 3 })).toHaveCount(4)
    await expect(part(page, 'How it works').getByRole('heading', { level: 3 })).toHaveText([
      'Choose scenario',
      'Practice with AI',
      'Receive feedback',
      'Track progress',
    ])
    await expect(part(page, /occasions to rehearse/).getByRole('heading', { level: 3 })).toHaveText([
      'Difficult conversations',
      'Crisis leadership',
      'Strategic communication',
    ])
    await expect(part(page, /Advanced features/).getByRole('heading', { level: 3 })).toHaveText([
      ...PLATFORMS[2].features,
    ])
  })

  test('Book Demo opens the dialog about AI Arena', async ({ page }) => {
    await page.getByRole('main').getByRole('link', { name: 'Book Demo' }).last().click()
    const dialog = page.getByRole('dialog', { name: 'Book Your Demo' })
    await expect(field(dialog, 'Interested Programs')).toHaveValue('AI Arena')
  })
})
