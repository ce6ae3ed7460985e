import { field } from './support/fillEnquiry.ts'
import { openPage } from './support/openPage.ts'
import { part } from './support/part.ts'
import { expect, sharedPageTest as test } from './support/test.ts'

test.describe('SPACE', () => {
  test.beforeEach(({ page }) => openPage(page, '/platforms/space'))

  test('has features, benefits, tool categories and measurable outcomes', async ({ page }) => {
    const features = part(page, /Clients, sessions, colleagues/)
    await expect(features.getByText('Features', { exact: true })).toBeVisible()
    await expect(features.getByRole('heading', { level: 3 })).toHaveText([
      'Client management',
      'Session analytics',
      'Global coach network',
      'Impact measurement',
    ])
    await expect(features).toContainText('500+ expert coaches')
    const benefits = part(page, /What gets easier/)
    await expect(benefits.getByText('Benefits', { exact: true })).toBeVisible()
    await expect(benefits.getByRole('listitem')).toHaveCount(4)
    const tools = part(page, /Tools to prepare/)
    await expect(tools.getByText('Tool categories', { exact: true })).toBeVisible()
    await expect(tools.getByRole('heading', { level: 3 })).toHaveCount(4)
    await expect(tools.getByRole('list').getByRole('list')).toHaveCount(4)
    const outcomes = part(page, /Outcomes that clients and their colleagues report/)
    await expect(outcomes.getByText('Measurable outcomes', { exact: true })).toBeVisible()
    const shares = outcomes.getByRole('heading', { level: 3 })
    await expect(shares).toHaveText([/^89%/, /^76%/, /^98%/])
    await expect(outcomes.getByRole('term').filter({ hasText: /^What is counted$/ })).toHaveCount(3)
    await expect(outcomes.getByRole('term').filter({ hasText: /^Who reports it$/ })).toHaveCount(3)
    await expect(outcomes).toContainText('At least four colleagues')
    // The stem lengths match the figures.
    const lengths = await outcomes
      .locator('.track')
      .evaluateAll((tracks) =>
        tracks.map((track) => (track.firstElementChild?.clientWidth ?? 0) / track.clientWidth),
      )
    for (const [index, share] of [0.89, 0.76, 0.98].entries()) expect(lengths[index]).toBeCloseTo(share, 2)
  })

  test('shows who meets applicants', async ({ page }) => {
    const joining = part(page, /From application to first clients/)
    const portrait = joining.getByRole('img', { name: 'Portrait of Daniel Okafor' })
    await portrait.scrollIntoViewIfNeeded()
    await expect.poll(() => portrait.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(480)
    await expect(joining.getByText('Head of coaching')).toBeVisible()
    await expect(joining.getByRole('list').getByRole('listitem')).toHaveCount(4)
  })

  test('the drawn week puts every entry at its hour', async ({ page }) => {
    const week = part(page, /A coach.s week/)
    await expect(week.getByText('Illustration. Initials and entries are invented.')).toBeVisible()
    const top = async (text: string) =>
      (await week.getByText(text).locator('..').boundingBox())?.y ?? Number.NaN
    expect(await top('8:30 AM R. K.')).toBeCloseTo(await top('8:30 AM D. S.'), 0)
    expect(await top('9:00 AM Team coaching')).toBeGreaterThan(await top('8:30 AM D. S.'))
    expect(await top('2:00 PM M. D.')).toBeGreaterThan(await top('11:00 AM Kept free'))
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
    await expect(form.getByText(/“Independent\.”/)).toBeVisible()
  })

  test('Contact Us leads to the form about SPACE', async ({ page }) => {
    await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).last().click()
    await expect(page).toHaveURL(/\/contact\?topic=space$/)
    await expect(field(page.locator('#general-contact'), 'Message')).toHaveValue(/^About: SPACE/)
  })
})
