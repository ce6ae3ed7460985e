import { expectGuideSecond } from './support/expectGuideSecond.ts'
import { expectTexts } from './support/expectTexts.ts'
import { field } from './support/fillEnquiry.ts'
import { openPage } from './support/openPage.ts'
import { part } from './support/part.ts'
import { expect, sharedPageTest as test } from './support/test.ts'

const PHASES = [
  ['Weeks 1-2', 'Assessment & Discovery'],
  ['Weeks 3-10', 'Skill Development'],
  ['Weeks 11-12', 'Integration & Action Planning'],
]

test.describe('the program page', () => {
  for (const code of ['a1', 'a2']) {
    test(`${code} has three phases of two, eight and two weeks, in proportion`, async ({ page }) => {
      await openPage(page, `/leadership/${code}`)
      const phases = page
        .getByRole('list')
        .filter({ has: page.getByText('Weeks 3-10', { exact: true }) })
        .last()
        .locator('> li')
      await expect(phases).toContainText(PHASES.map(([weeks, name]) => new RegExp(`${weeks}\\s*${name}`)))
      const widths = await phases
        .locator('.bar')
        .evaluateAll((bars) => bars.map((bar) => (bar as HTMLElement).offsetWidth))
      expect((widths[1] ?? 0) / (widths[0] ?? 1)).toBeCloseTo(4, 0)
      expect(widths[2]).toBeCloseTo(widths[0] ?? 0, 0)
    })
  }

  test('A1 names its cohort, workshop, sessions, webinars, lectures and touchpoints', async ({ page }) => {
    await openPage(page, '/leadership/a1')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'A1: the program for first-time managers',
    )
    await expectTexts(page, /first 18 months/, ['Who it is for', 'First-time and frontline managers'])
    await expect(page.getByRole('main')).toContainText('10-25 managers')
    await expectTexts(page, /^An early workshop/, [
      'Three-phase structure',
      '2-day Take Charge workshop',
      '6 coaching sessions',
      '3 webinars',
      '3 keynote lectures',
    ])
    await expectTexts(page, /^Take Charge/, ['Day one', 'Day two'])
    await expect(part(page, /skills a new manager/).locator('h3')).toHaveCount(4)
    await expectTexts(page, 'Included for every manager', [
      'What participants get',
      '3 webinars plus 3 keynote lectures',
      'Refresh touchpoints at 6 and 12 months',
    ])
    await expectTexts(page, /colleagues confirm/, ['Outcomes', '6 months', '12 months'])
    await expectTexts(page, /^From the goal card/, ['Week 4', 'Week 12', 'sponsor'])
  })

  test('A2 has the Ignite workshop, six sessions and the refresh', async ({ page }) => {
    await openPage(page, '/leadership/a2')
    await expect(page.getByRole('main')).toContainText('12-20 leaders')
    await expectTexts(page, /^Leaders who depend/, ['Who it is for', 'Mid-level leaders'])
    await expectTexts(page, /^Ignite/, ['Day one', 'Day two'])
    await expectTexts(page, /^Observation first/, [
      'Three-phase',
      '2-day Ignite workshop',
      '6 coaching sessions',
    ])
    await expect(part(page, 'What you practice').locator('h3')).toHaveCount(4)
    await expectTexts(page, 'A coach, a sponsor and a counterpart', ['A refresh at 6 and 12 months'])
    await expectTexts(page, /Changes between functions/, ['Outcomes', '6 months', '12 months'])
  })

  test('A3X is for executives, in retreats and labs', async ({ page }) => {
    await openPage(page, '/leadership/a3x')
    await expect(page.getByRole('main')).toContainText('8-12 executives')
    await expectTexts(page, /^A private cohort/, [
      'Who it is for',
      'CXOs',
      'Business unit heads',
      'High-potential senior leaders',
    ])
    await expectTexts(page, /^Retreats and labs/, ['Opening retreat', 'Labs', 'Closing retreat'])
    await expect(part(page, /^Skills for a team/).locator('h3')).toHaveCount(4)
    await expectTexts(page, /committee’s minutes/, ['Outcomes', 'Dissent'])
    await expect(part(page, /^Time, counsel/).getByRole('listitem')).toHaveCount(5)
  })

  test('A3X: Request Executive Consultation opens the dialog with its topic', async ({ page }) => {
    await openPage(page, '/leadership/a3x')
    const request = page.getByRole('link', { name: 'Request Executive Consultation' })
    await expect(request).toHaveCount(2)
    await request.first().click()
    const dialog = page.getByRole('dialog', { name: 'Book Your Demo' })
    await expect(field(dialog, 'Interested Programs')).toHaveValue('A3X: Executive consultation')
    await field(dialog, 'Full Name').focus()
    await page.keyboard.press('Tab')
    await expect(field(dialog, 'Job Title')).toBeFocused()
  })

  test('A1: Book a Demo opens the dialog about A1', async ({ page }) => {
    await openPage(page, '/leadership/a1')
    await page.getByRole('main').getByRole('link', { name: 'Book a Demo' }).last().click()
    await expect(field(page.getByRole('dialog'), 'Interested Programs')).toHaveValue(/^A1/)
  })

  test('leads back to the overview and on to its neighbors', async ({ page }) => {
    await openPage(page, '/leadership/a2')
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Leadership', exact: true }),
    ).toHaveAttribute('href', '/leadership')
    const scale = page.getByRole('navigation', { name: /among the leadership programs/ })
    await expect(scale.locator('[aria-current="page"]')).toContainText('A2')
    await scale.getByRole('link', { name: /^A3X/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('A3X')
  })

  for (const code of ['A1', 'A2', 'A3X']) {
    test(`${code} closes with a demo, the program guide and a message about itself and is described as a course`, async ({
      page,
    }) => {
      const slug = code.toLowerCase()
      await openPage(page, `/leadership/${slug}`)
      const closing = page.getByRole('main').getByRole('region').last()
      await expect(closing.getByTestId('button-demo')).toHaveAttribute(
        'href',
        `/contact?tab=demo&topic=${slug}#book-demo`,
      )
      await expectGuideSecond(closing)
      await expect(closing.locator('a').last()).toHaveAttribute('href', `/contact?topic=${slug}`)
      const text = await page.locator('script[type="application/ld+json"]').textContent()
      const graph = JSON.parse(text ?? '')['@graph']
      expect(graph[0]).toMatchObject({ '@type': 'Course', name: expect.stringContaining(`${code}: `) })
      expect(graph[1].itemListElement.map(({ name }: { name: string }) => name)).toEqual([
        'Home',
        'Leadership',
        code,
      ])
    })
  }
})
