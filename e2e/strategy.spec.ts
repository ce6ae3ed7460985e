import { field } from './support/fillEnquiry.ts'
import { openPage } from './support/openPage.ts'
import { part } from './support/part.ts'
import { expect, sharedPageTest as test } from './support/test.ts'

const DEMO = (topic: string) => `/contact?tab=demo&topic=${topic}#book-demo`

test.describe('the strategy hub', () => {
  test.beforeEach(({ page }) => openPage(page, '/strategy'))

  test('shows three cards with duration, and a way to each program', async ({ page }) => {
    const programs = part(page, /Choose a 12-week program/)
    for (const [title, duration, href] of [
      ['Strategic Thinking', '12 weeks', '/strategy/strategic-thinking'],
      ['Storytelling for Leaders', '12 weeks', '/strategy/storytelling'],
      ['Short-form programs', '1-2 days', '/strategy/short-form'],
    ] as const) {
      const card = programs.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
      await expect(card).toContainText(duration)
      await expect(card.getByRole('link')).toHaveAttribute('href', href)
      await expect(card.getByRole('list').getByRole('listitem')).toHaveCount(3)
    }
  })

  test('says what a cohort needs: group size, languages and how a budget comes about', async ({ page }) => {
    const planning = part(page, 'What you need to plan a cohort')
    await expect(planning.getByRole('heading', { level: 3 })).toHaveText([
      'Group size',
      'Languages and locations',
      'Budget',
    ])
    await expect(planning.getByText('Group size, languages and budget', { exact: true })).toBeVisible()
  })

  test('has an approach, and closes with a demo and the program guide', async ({ page }) => {
    await expect(part(page, /^Our approach/).getByRole('listitem')).toHaveCount(4)
    const closing = page.locator('main').getByRole('region').last()
    await expect(closing.getByTestId('button-demo')).toHaveAttribute('href', DEMO('strategy'))
    await expect(closing.getByRole('link', { name: 'Download Program Guide' })).toHaveAttribute(
      'href',
      '/downloads/program-guide.pdf',
    )
  })
})

test.describe('Strategic Thinking', () => {
  test.beforeEach(({ page }) => openPage(page, '/strategy/strategic-thinking'))

  test('opens the demo dialog about itself, and offers its brochure', async ({ page }) => {
    await page.locator('main').getByRole('link', { name: 'Book a Demo' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Book Your Demo' })
    await expect(field(dialog, 'Interested Programs')).toHaveValue('Strategic Thinking')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('link', { name: 'Download Strategic Thinking Brochure' })).toHaveAttribute(
      'href',
      '/downloads/strategic-thinking.pdf',
    )
  })

  test('says for whom it is, in twelve weeks of two, eight and two', async ({ page }) => {
    const audience = part(page, /^For managers with an overdue/)
    await expect(audience.getByText('Who It’s For', { exact: true })).toBeVisible()
    await expect(audience.getByRole('heading', { level: 3 })).toHaveText([
      'Managers and mid-level leaders',
      'Functional and strategy leads',
      'Teams responsible for growth',
    ])
    const structure = part(page, /^How the 12 weeks/)
    await expect(structure.getByText('Structure', { exact: true })).toBeVisible()
    await expect(structure.getByRole('heading', { level: 3 })).toHaveText([
      'Diagnostics',
      'Framework development',
      'Integration',
    ])
    for (const weeks of ['Weeks 1-2', 'Weeks 3-10', 'Weeks 11-12'])
      await expect(structure.getByText(weeks, { exact: true })).toBeVisible()
  })

  test('has four themes with skills, what participants gain, and outcomes of 91% and 84%', async ({
    page,
  }) => {
    const themes = part(page, /^The skills you build/)
    await expect(themes.getByText('Themes', { exact: true })).toBeVisible()
    await expect(themes.getByRole('heading', { level: 3 })).toHaveCount(4)
    await expect(themes.getByRole('list').getByRole('list')).toHaveCount(4)
    const gains = part(page, /^A signed decision/)
    await expect(gains.getByText('What Participants Gain', { exact: true })).toBeVisible()
    await expect(gains.getByRole('listitem')).toHaveCount(6)
    const outcomes = part(page, /^What changes/)
    await expect(outcomes.getByText('Outcomes', { exact: true })).toBeVisible()
    await expect(outcomes.locator('strong')).toHaveText(['91%', '84%'])
  })

  test('closes with a demo and the program guide', async ({ page }) => {
    const closing = page.locator('main').getByRole('region').last()
    await expect(closing.getByRole('link', { name: 'Book a Demo' })).toHaveAttribute(
      'href',
      DEMO('strategic-thinking'),
    )
    await expect(closing.getByRole('link', { name: 'Download Program Guide' })).toHaveAttribute(
      'href',
      '/downloads/program-guide.pdf',
    )
  })
})

test.describe('Storytelling', () => {
  test.beforeEach(({ page }) => openPage(page, '/strategy/storytelling'))

  test('Explore Storytelling Labs goes to the six cards and focuses their heading', async ({ page }) => {
    await page.getByRole('link', { name: 'Explore Storytelling Labs' }).click()
    const heading = page.getByRole('heading', { name: /Storytelling Labs/ })
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport()
    await expect(
      part(page, /Storytelling Labs/)
        .getByRole('list')
        .getByRole('heading'),
    ).toHaveText(['Situation', 'Complication', 'Question', 'Answer', 'Recommendation', 'Example'])
  })

  test('has audiences, twelve weeks, four themes and outcomes of 93% and 87%', async ({ page }) => {
    await expect(part(page, /^For leaders and experts/).getByRole('listitem')).toHaveCount(4)
    const structure = part(page, /^How the 12 weeks/)
    await expect(structure).toContainText('communication style')
    await expect(structure.getByRole('heading', { level: 3 })).toHaveText([
      'Assessment and communication style',
      'Practice',
      'Integration and presentation',
    ])
    const themes = part(page, /^The skills you practice/)
    await expect(themes.getByRole('heading', { level: 3 })).toHaveCount(4)
    const outcomes = part(page, /^What changes/)
    await expect(outcomes.getByText('Outcomes', { exact: true })).toBeVisible()
    await expect(outcomes.locator('strong')).toHaveText(['93%', '87%'])
  })

  test('Contact Us leads to the form, which names the program', async ({ page }) => {
    const links = page.locator('main').getByRole('link', { name: 'Contact Us' })
    await expect(links).toHaveCount(2)
    await links.last().click()
    await expect(page).toHaveURL(/\/contact\?topic=storytelling$/)
    await expect(field(page.locator('#general-contact'), 'Message')).toHaveValue(/^About: Storytelling/)
  })
})
