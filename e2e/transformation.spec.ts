import type { Page } from '@playwright/test'
import { expectGuideSecond } from './support/expectGuideSecond.ts'
import { expectTexts } from './support/expectTexts.ts'
import { openPage } from './support/openPage.ts'
import { part } from './support/part.ts'
import { expect, sharedPageTest as test } from './support/test.ts'

/** The phases of the week timeline, with their widths in px. */
async function readPhases(page: Page, weeks: string): Promise<{ texts: string[]; widths: number[] }> {
  const phases = page
    .getByRole('list')
    .filter({ has: page.getByText(weeks, { exact: true }) })
    .last()
    .locator('> li')
  return {
    texts: await phases.locator('.when, h3').allTextContents(),
    widths: await phases
      .locator('.bar')
      .evaluateAll((bars) => bars.map((bar) => (bar as HTMLElement).offsetWidth)),
  }
}

test.describe('the program page', () => {
  for (const code of ['t1', 't2']) {
    test(`${code} runs in phases of two, eight and two weeks, drawn in proportion`, async ({ page }) => {
      await openPage(page, `/transformation/${code}`)
      const { texts, widths } = await readPhases(page, 'Weeks 3-10')
      expect(texts).toEqual([
        'Weeks 1-2',
        'Assessment & Discovery',
        'Weeks 3-10',
        'Skill Development',
        'Weeks 11-12',
        'Integration & Action Planning',
      ])
      expect((widths[1] ?? 0) / (widths[0] ?? 1)).toBeCloseTo(4, 0)
      expect(widths[2]).toBeCloseTo(widths[0] ?? 0, 0)
    })
  }

  test('t3x runs in phases of three, six and three weeks, drawn in proportion', async ({ page }) => {
    await openPage(page, '/transformation/t3x')
    const { texts, widths } = await readPhases(page, 'Weeks 4-9')
    expect(texts).toEqual([
      'Weeks 1-3',
      'Executive Assessment',
      'Weeks 4-9',
      'Executive Development & Coaching',
      'Weeks 10-12',
      'Enterprise Action Planning',
    ])
    expect((widths[1] ?? 0) / (widths[0] ?? 1)).toBeCloseTo(2, 0)
    expect(widths[2]).toBeCloseTo(widths[0] ?? 0, 0)
  })

  test('T1 is for the frontline: cohort, workshop, touchpoints', async ({ page }) => {
    await openPage(page, '/transformation/t1')
    await expect(part(page, /^After the town hall/)).toBeVisible()
    await expectTexts(page, /with a change ahead/, ['Who it is for', 'Frontline leaders'])
    await expect(page.getByRole('main')).toContainText('8-20 frontline leaders')
    await expectTexts(page, /around the roster/, [
      'Three-phase structure',
      '2-day “Leading Through Change” workshop',
    ])
    await expectTexts(page, /^“Leading Through Change”/, ['Day one', 'Day two'])
    await expect(part(page, /^Skills that supervisors use/).locator('h3')).toHaveCount(4)
    await expectTexts(page, /brings back to the crew/, [
      'What participants gain',
      'Touchpoints at 6 and 12 months',
    ])
    await expectTexts(page, /crew will notice/, ['Outcomes', '6 months', '12 months'])
  })

  test('T2 is for mid-level leaders: workshop and six executive coaching sessions', async ({ page }) => {
    await openPage(page, '/transformation/t2')
    await expect(part(page, 'Middle managers do the arithmetic')).toBeVisible()
    await expectTexts(page, /^Managers carrying out/, ['Who it is for', 'Mid-level leaders'])
    await expect(page.getByRole('main')).toContainText('8-20 mid-level leaders')
    await expectTexts(page, /^Find the conflicts/, [
      'Three-phase structure',
      '2-day “Navigating Complexity” workshop',
      '6 executive coaching sessions',
    ])
    await expectTexts(page, /^“Navigating Complexity”/, ['Day one', 'Day two'])
    await expect(part(page, /^Skills for leading change/).locator('h3')).toHaveCount(4)
    await expectTexts(page, /^Allies, coaching and decisions/, [
      'What participants gain',
      '6 executive coaching sessions',
    ])
    await expect(part(page, /in the register$/)).toBeVisible()
  })

  test('T3X is for executives, in executive format', async ({ page }) => {
    await openPage(page, '/transformation/t3x')
    await expect(page.getByRole('main')).toContainText('Executive format')
    await expect(page.getByRole('main')).toContainText('8-20 executives')
    await expect(part(page, /^Employees judge/)).toBeVisible()
    await expectTexts(page, /^Executive teams with/, ['Who it is for', 'Executive committees'])
    await expectTexts(page, /^Take stock/, [
      'Three-phase structure',
      '2-day “Enterprise Change Leadership” workshop',
    ])
    await expect(part(page, /^What sponsors/).locator('h3')).toHaveCount(4)
    await expectTexts(page, /^Prepared with you/, ['What participants gain'])
    await expectTexts(page, /^A shorter list/, ['Outcomes', 'Portfolio'])
  })

  for (const code of ['T1', 'T2', 'T3X']) {
    test(`${code} closes with a demo, the program guide and a message about itself and is described as a course`, async ({
      page,
    }) => {
      const slug = code.toLowerCase()
      await openPage(page, `/transformation/${slug}`)
      const closing = page.getByRole('main').getByRole('region').last()
      await expect(closing.getByTestId('button-demo')).toHaveAttribute(
        'href',
        `/contact?tab=demo&topic=${slug}#book-demo`,
      )
      await expectGuideSecond(closing)
      await expect(closing.locator('a').last()).toHaveAttribute('href', `/contact?topic=${slug}`)
      const data = await page.locator('script[type="application/ld+json"]').textContent()
      const graph = JSON.parse(data ?? '')['@graph']
      expect(graph[0]).toMatchObject({ '@type': 'Course', name: expect.stringContaining(`${code}: `) })
      expect(graph[1].itemListElement.map(({ name }: { name: string }) => name)).toEqual([
        'Home',
        'Transformation',
        code,
      ])
    })
  }
})
