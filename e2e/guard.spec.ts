import { expect, test } from './support/test.ts'

/** All kinds of page problems, each triggered on purpose. */
const complaints: [what: string, bringAbout: () => unknown][] = [
  ['a console error', () => console.error('something is wrong')],
  ['a console warning', () => console.warn('something is odd')],
  ['an uncaught error', () => void setTimeout(() => JSON.parse('{'))],
  ['a missing file', () => fetch('/art/missing.svg')],
  ['a violation of the security policy', () => document.body.setAttribute('style', 'color: red')],
]

for (const [what, bringAbout] of complaints) {
  test(`${what} fails a test`, async ({ page }) => {
    test.fail()
    await page.goto('/')
    await page.evaluate(bringAbout)
    await page.waitForTimeout(200)
  })
}

test.describe('a test that expects a complaint', () => {
  test.use({ expectedProblems: /something is wrong/ })

  test('passes', async ({ page }) => {
    await page.goto('/')
    await page.evaluate(() => console.error('something is wrong'))
    await expect(page.getByRole('banner')).toBeVisible()
  })
})
