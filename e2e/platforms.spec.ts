import { field } from './support/fillEnquiry.ts'
import { openPage } from './support/openPage.ts'
import { part } from './support/part.ts'
import { expect, sharedPageTest as test } from './support/test.ts'

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
    const overview = part(page, /Which platform does what/)
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
    const heading = page.getByRole('heading', { name: /Which platform does what/ })
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport()
  })

  test('says Why It Works, with 40% and 65%, and how Integration goes', async ({ page }) => {
    const why = part(page, /practiced between sessions/)
    await expect(why.getByText('Why It Works', { exact: true })).toBeVisible()
    await expect(why.getByRole('definition')).toHaveText(['40%', '65%'])
    await expect(why.getByRole('img')).toHaveAccessibleName(/Twelve weeks/)
    const integration = part(page, /through all three platforms/)
    await expect(integration.getByText('Integration', { exact: true })).toBeVisible()
    await expect(integration.getByRole('listitem')).toHaveCount(5)
    await expect(page.getByText(/SAML 2\.0/)).toBeVisible()
    await expect(page.getByText(/hosted in the EU/)).toBeVisible()
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
    const features = part(page, /Matching, progress, return/)
    await expect(features.getByText('Features', { exact: true })).toBeVisible()
    await expect(features.getByRole('heading', { level: 3 })).toContainText(PLATFORMS[0].features)
    await expect(page.getByText('Illustration. Names and figures are invented.')).toBeVisible()
    const benefits = part(page, /What HR and L&D leaders, participants and organizations get/)
    await expect(benefits.getByText('Benefits', { exact: true })).toBeVisible()
    await expect(benefits.getByRole('heading', { level: 3 })).toHaveText([
      'HR and L&D leaders',
      'Participants',
      'Organizations',
    ])
    for (const list of await benefits.getByRole('list').getByRole('list').all())
      await expect(list.getByRole('listitem')).toHaveCount(3)
  })

  test('shows HR counts of the cohort, and what one person does to that person alone', async ({ page }) => {
    const features = part(page, /Matching, progress, return/)
    await expect(features.getByText('Seen by HR and sponsors', { exact: true })).toHaveCount(2)
    await expect(features.getByText('Seen by the participant only', { exact: true })).toHaveCount(2)
    const counted = features.locator('li').filter({ hasText: /\d+ of \d+$/ })
    await expect(counted.locator('strong')).toHaveText([
      'Workshop and webinars',
      'Coaching sessions',
      'Practice',
      'Goals',
    ])
  })

  test('tells three use cases and shows the security badges', async ({ page }) => {
    const useCases = part(page, /How clients use LEAP/)
    await expect(useCases.getByText('Use cases', { exact: true })).toBeVisible()
    await expect(useCases.getByRole('heading', { level: 3 })).toHaveCount(3)
    const security = part(page, /hosted in the EU/)
    await expect(security.getByText('Security', { exact: true })).toBeVisible()
    await expect(security.getByRole('heading', { level: 3 })).toHaveText([
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

test.describe('AI Arena', () => {
  test.beforeEach(({ page }) => openPage(page, '/platforms/ai-arena'))

  test('has offers, four steps, use cases and advanced features', async ({ page }) => {
    const offers = part(page, /practice partner that pushes back/)
    await expect(offers.getByText('What it offers', { exact: true })).toBeVisible()
    await expect(offers.getByRole('heading', { level: 3 })).toHaveCount(4)
    const method = part(page, /From scenario to feedback/)
    await expect(method.getByText('How it works', { exact: true })).toBeVisible()
    await expect(method.getByRole('heading', { level: 3 })).toHaveText([
      'Choose scenario',
      'Practice with AI',
      'Receive feedback',
      'Track progress',
    ])
    const useCases = part(page, /Conversations that managers/)
    await expect(useCases.getByText('Use cases', { exact: true })).toBeVisible()
    await expect(useCases.getByRole('heading', { level: 3 })).toHaveText([
      'Difficult conversations',
      'Crisis leadership',
      'Strategic communication',
    ])
    const advanced = part(page, /Live cues/)
    await expect(advanced.getByText('Advanced features', { exact: true })).toBeVisible()
    await expect(advanced.getByRole('heading', { level: 3 })).toHaveText([...PLATFORMS[2].features])
  })

  test('Book Demo opens the dialog about AI Arena', async ({ page }) => {
    await page.getByRole('main').getByRole('link', { name: 'Book Demo' }).last().click()
    const dialog = page.getByRole('dialog', { name: 'Book Your Demo' })
    await expect(field(dialog, 'Interested Programs')).toHaveValue('AI Arena')
  })
})
