import { builtFileOf } from './support/builtFileOf.ts'
import { field } from './support/fillEnquiry.ts'
import { openPage } from './support/openPage.ts'
import { part } from './support/part.ts'
import { expect, sharedPageTest as test } from './support/test.ts'

test('the sample is no part of the page until somebody wants it', async ({ page }) => {
  await openPage(page, '/platforms/ai-arena')
  const code = builtFileOf('components/arena/ArenaPractice.tsx')
  const isFetched = () =>
    page.evaluate(
      (file) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(file)),
      code,
    )
  expect(await isFetched()).toBe(false)
  await page.getByRole('button', { name: 'Start the conversation' }).focus()
  await expect.poll(isFetched).toBe(true)
})

test.describe('the sample conversation', () => {
  test.beforeEach(async ({ page }) => {
    await openPage(page, '/platforms/ai-arena')
    await page.getByRole('link', { name: 'Try AI Arena' }).first().focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: /Three missed handovers/ })).toBeFocused()
  })

  test('is labelled as a sample, and is played to its end by keyboard', async ({ page }) => {
    const sample = part(page, /Three missed handovers/)
    await expect(sample.getByText('Scripted sample, no AI', { exact: true })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Start the conversation' })).toBeFocused()
    await page.keyboard.press('Enter')
    const focused = page.locator(':focus')
    await expect(focused).toContainText('You wanted to see me?')
    const group = page.getByRole('group', { name: /What do you say/ })
    /** Expects the face beside the last line to be drawn, large, and with its mood as text. */
    const showsFace = async (key: string, mood: string) => {
      const picture = focused.locator('img')
      await expect(picture).toHaveAttribute('src', `/art/portraits/tomas-${key}.svg`)
      await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(480)
      expect((await picture.boundingBox())?.width).toBeGreaterThanOrEqual(160)
      await expect(focused).toContainText(`Tomas, ${mood}`)
    }
    await showsFace('neutral', 'at ease')
    const status = sample.getByRole('status')

    /** Tabs from the last reply to an answer and selects it. */
    const answer = async (position: number, steps: number) => {
      await expect(group.getByRole('button')).toHaveCount(3)
      for (let step = 0; step < steps; step += 1) await page.keyboard.press('Tab')
      await expect(group.getByRole('button').nth(position)).toBeFocused()
      await page.keyboard.press('Enter')
    }
    await expect(group).toContainText('Turn 1 of 3')
    await answer(0, 1)
    await expect(focused).toContainText('Want me to send everyone a reminder?')
    await showsFace('relieved', 'relieved')
    await expect(status).toHaveText('Turn 1 of 3. Listening: partly, Clarity: not yet, Next step: not yet.')
    await answer(2, 3)
    await expect(focused).toContainText('Oh. So this is about me.')
    await showsFace('troubled', 'troubled')
    await expect(group).toContainText('Turn 3 of 3')
    await answer(2, 3)
    await expect(focused).toContainText('On Mondays I close the release right at six')
    await expect(status).toHaveText(
      'The conversation is over. Listening 5 of 6, Clarity 4 of 6, Next step 4 of 6.',
    )
    await expect(group).toHaveCount(0)
    await expect(sample.getByRole('heading', { name: /^Feedback on turn/ })).toHaveCount(3)
    await expect(sample.getByText('5 of 6', { exact: true })).toBeVisible()
    await expect(sample.getByRole('heading', { name: 'What a coach would try next' })).toBeVisible()
    await expect(sample.getByRole('heading', { name: 'State the facts in the first minute' })).toBeVisible()

    await page.keyboard.press('Tab')
    await expect(sample.getByRole('link', { name: 'Book Demo' })).toBeFocused()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Book Your Demo' })
    await expect(field(dialog, 'Interested Programs')).toHaveValue('AI Arena')
  })

  test('answers differently after another beginning, takes an answer back and starts again', async ({
    page,
  }) => {
    const sample = part(page, /Three missed handovers/)
    await page.getByRole('button', { name: 'Start the conversation' }).click()
    const say = (words: RegExp) => sample.getByRole('button', { name: words }).click()
    await say(/^“You’ve skipped/)
    await expect(sample.getByText(/was anyone furious then/)).toBeVisible()
    await say(/^“Here’s what we’ll do/)
    await expect(page.locator(':focus')).toContainText('You’re the boss.')
    await sample.getByRole('button', { name: 'Say it differently' }).click()
    await expect(page.locator(':focus')).toContainText('was anyone furious then')
    await say(/^“What would have had/)
    await expect(sample.getByText(/out of the release call before six/)).toBeVisible()
    await sample.getByRole('button', { name: 'Start again' }).click()
    await expect(sample.getByText('Turn 1 of 3')).toBeVisible()
    await expect(sample.getByRole('heading', { name: /^Feedback on turn/ })).toHaveCount(0)
  })

  test('can be read as a whole at the end', async ({ page }) => {
    const sample = part(page, /Three missed handovers/)
    await page.getByRole('button', { name: 'Start the conversation' }).click()
    for (let turn = 0; turn < 3; turn += 1)
      await sample.getByRole('group').getByRole('button').first().click()
    await expect(sample.getByText('At six there is no note.').first()).toBeVisible()
    await sample.getByText('Read every choice and reply').click()
    await expect(sample.locator('details').getByText(/ninety minutes to find out/)).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the whole sample stands there as text and ends in Book Demo', async ({ page }) => {
    await page.goto('/platforms/ai-arena#sample')
    const sample = part(page, /Three missed handovers/)
    await expect(sample.getByRole('button')).toHaveCount(0)
    for (const turn of ['Turn 1', 'Turn 2', 'Turn 3'])
      await expect(sample.getByRole('heading', { name: turn })).toBeVisible()
    await expect(sample.locator('.you')).toHaveCount(9)
    // A face beside each reply and the opening line.
    await expect(sample.locator('.said')).toHaveCount(22)
    await expect(sample.locator('.said').filter({ has: page.locator('img') })).toHaveCount(22)
    await expect(sample.getByText(/^Tomas, thinking it over:/).first()).toBeVisible()
    await expect(sample.getByText(/At six there is a five-line note/)).toBeVisible()
    await expect(sample.getByRole('link', { name: 'Book Demo' })).toHaveAttribute(
      'href',
      '/contact?tab=demo&topic=ai-arena#book-demo',
    )
  })
})
