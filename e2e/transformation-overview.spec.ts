import { expectGuideSecond } from './support/expectGuideSecond.ts'
import { field } from './support/fillEnquiry.ts'
import { openPage } from './support/openPage.ts'
import { part } from './support/part.ts'
import { expect, sharedPageTest as test } from './support/test.ts'

test.describe('the transformation hub', () => {
  test.beforeEach(({ page }) => openPage(page, '/transformation'))

  test('says in four points why it matters', async ({ page }) => {
    const why = part(page, 'Why resilience and change leadership matters')
    await expect(why.getByRole('listitem')).toHaveCount(4)
  })

  test('shows three program cards, each with a link', async ({ page }) => {
    const cards = part(page, /one for each level/)
    for (const code of ['T1', 'T2', 'T3X']) {
      const card = cards
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: code, exact: true }) })
      await expect(card.getByRole('link', { name: `Explore ${code}` })).toHaveAttribute(
        'href',
        `/transformation/${code.toLowerCase()}`,
      )
      await expect(card).toContainText('8-20')
    }
    await expect(cards).toContainText('2-day “Leading Through Change” workshop')
    await expect(cards).toContainText('2-day “Navigating Complexity” workshop')
    await expect(cards).toContainText('6 executive coaching sessions')
    await expect(cards).toContainText('Executive format')
    await expect(cards).toContainText('2-day “Enterprise Change Leadership” workshop')
  })

  test('lists the approach, the expected outcomes and the success metrics', async ({ page }) => {
    await expect(part(page, 'Our approach').getByRole('listitem')).toHaveCount(5)
    await expect(part(page, 'Expected outcomes and success metrics').getByRole('listitem')).toContainText([
      /\+75%.*Change Readiness.*Crews know what stops/,
      /\+68%.*Team Resilience.*Peaks end/,
      /\+52%.*Transformation Success.*The list is shorter/,
      /\+43%.*Employee Engagement.*Conflicts get a decision/,
    ])
  })

  test('follows one question through the levels and back, and says that it is a sample', async ({ page }) => {
    const levels = part(page, /one for each level/)
    for (const [code, day] of [
      ['T1', 'April 6'],
      ['T2', 'April 8'],
      ['T3X', 'April 14'],
    ] as const)
      await expect(
        levels.getByRole('listitem').filter({ has: page.getByRole('heading', { name: code, exact: true }) }),
      ).toContainText(day)
    const answer = levels.getByRole('figure')
    await expect(answer).toContainText('Back at T1')
    await expect(answer).toContainText('April 20')
    await expect(answer).toContainText(/^.*Sample question.*invented\.$/s)
  })

  for (const width of [768, 1440]) {
    test(`shows the answer beside the first level at ${width} px, clear of the question and of the second`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      const slips = part(page, /one for each level/).locator('li > :last-child, figure > :first-child')
      const boxes = await slips.evaluateAll((all) =>
        all.map((slip) => {
          const { top, bottom } = slip.getBoundingClientRect()
          return { top, bottom, text: slip.textContent }
        }),
      )
      const [first, second, third, answer] = boxes
      expect(answer?.text).toContain('Back at T1')
      expect(answer?.top).toBeGreaterThan(first?.bottom ?? Infinity)
      expect(answer?.bottom).toBeLessThan(second?.top ?? 0)
      expect(second?.bottom).toBeLessThan(third?.top ?? 0)
    })
  }

  test('closes with a demo, the program guide and a message about transformation', async ({ page }) => {
    const closing = page.getByRole('main').getByRole('region').last()
    await expectGuideSecond(closing)
    await expect(closing.getByRole('link', { name: /^Ask/ })).toHaveAttribute(
      'href',
      '/contact?topic=transformation',
    )
    await closing.getByRole('link', { name: 'Book a Demo' }).click()
    await expect(field(page.getByRole('dialog'), 'Interested Programs')).toHaveValue(/^Transformation/)
  })
})
