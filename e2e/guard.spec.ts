import { expect, test } from './support/test.ts'

/** What a page can complain about, each brought about by hand. */
const complaints: [what: string, heardAs: 'console' | 'pageerror' | 'response', bringAbout: () => unknown][] =
  [
    ['a console error', 'console', () => console.error('something is wrong')],
    ['a console warning', 'console', () => console.warn('something is odd')],
    ['an uncaught error', 'pageerror', () => void setTimeout(() => JSON.parse('{'))],
    ['a missing file', 'response', () => fetch('/art/missing.svg')],
    [
      'a violation of the security policy',
      'console',
      () => document.body.setAttribute('style', 'color: red'),
    ],
  ]

for (const [what, heardAs, bringAbout] of complaints) {
  test(`${what} fails a test`, async ({ page }) => {
    test.fail()
    await page.goto('/')
    const heard = new Promise((resolve) => page.once(heardAs as 'console', resolve))
    await page.evaluate(bringAbout)
    await heard
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
