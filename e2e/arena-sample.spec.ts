import { arenaScript } from '#content/arenaScript.ts'
import { aiArena } from '#content/platforms.ts'
import { builtFileOf } from './support/builtFiles.ts'
import { field } from './support/fillInquiry.ts'
import { demoDialog, part } from './support/locators.ts'
import { openPage } from './support/openPage.ts'
import { expect, sharedPageTest as test } from './support/test.ts'

const SAMPLE = aiArena.sample.heading
const TURNS = arenaScript.turns.length

test('the conversation loads when it is wanted, is labeled, and is played to its end by keyboard', async ({
  page,
}) => {
  const code = builtFileOf('components/arena/ArenaPractice.tsx')
  let isFetched = false
  page.on('request', (request) => {
    if (request.url().endsWith(code)) isFetched = true
  })
  await openPage(page, '/platforms/ai-arena')
  expect(isFetched).toBe(false)
  await page.getByRole('link', { name: 'Try AI Arena' }).first().click()
  await expect(page.getByRole('heading', { name: SAMPLE })).toBeFocused()
  const sample = part(page, SAMPLE)
  await expect(sample.getByText('Scripted sample, no AI', { exact: true })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Start the conversation' })).toBeFocused()
  await page.keyboard.press('Enter')
  expect(isFetched).toBe(true)
  const group = page.getByRole('group', { name: /What do you say/ })
  for (let turn = 1; turn <= TURNS; turn += 1) {
    await expect(group).toContainText(`Turn ${turn} of ${TURNS}`)
    await expect(page.locator(':focus').locator('img')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(group.getByRole('button').first()).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await expect(sample.getByRole('status')).toContainText('The conversation is over.')
  await expect(group).toHaveCount(0)
  await expect(sample.getByRole('heading', { name: /^Feedback on turn/ })).toHaveCount(TURNS)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(field(demoDialog(page), 'Interested Programs')).toHaveValue('AI Arena')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the whole sample is shown as text and ends in Book Demo', async ({ page }) => {
    await page.goto('/platforms/ai-arena#sample')
    const sample = part(page, SAMPLE)
    await expect(sample.getByRole('button')).toHaveCount(0)
    await expect(sample.locator('.you')).toHaveCount(
      arenaScript.turns.flatMap(({ choices }) => choices).length,
    )
    await expect(sample.getByRole('link', { name: 'Book Demo' })).toHaveAttribute(
      'href',
      '/contact?tab=demo&topic=ai-arena#book-demo',
    )
  })
})
