import { expect, sharedPageTest as test } from './support/test.ts'

/** Pages that people take to meetings. */
const HANDOUTS = [
  '/leadership/a1',
  '/resources/articles',
  '/resources/articles/building-resilient-leaders',
  '/fast-track-modules/feedback-that-lands',
  '/impact',
  '/contact',
  '/industries',
]

test('a printed page is ink on white, with logo and address and without controls', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  for (const path of HANDOUTS) {
    await page.goto(path)
    const shown = await page
      .locator('header, footer, nav, button, form, input, select, [role="search"], dialog')
      .filter({ visible: true })
      .evaluateAll((parts) => parts.map((part) => part.outerHTML.slice(0, 80)))
    expect(
      shown.filter((part) => !part.startsWith('<header') && !/^<footer class="[^"]*">/.test(part)),
      path,
    ).toEqual([])
    await expect(page.getByRole('contentinfo')).toBeHidden()
    const banner = page.getByRole('banner')
    await expect(banner.locator('[data-tone="color"]').first()).toBeVisible()
    await expect(banner.locator('[data-tone="color"]').first()).toHaveCSS('filter', 'none')
    await expect(banner.locator('[data-tone="white"]').first()).toBeHidden()
    await expect(banner).toContainText(path)
    await expect(page.getByRole('link', { name: /^Saved/ }), path).toBeHidden()
    expect(await page.evaluate(spaceBelow), `an empty sheet could follow ${path}`).toBeLessThan(28)
    expect(await page.evaluate(findDark), `dark grounds and light texts of ${path}`).toEqual([])
  }
})

test('a page has its own address on paper, not the one that search engines list', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/demo')
  await expect(page.getByRole('banner')).toContainText('/demo')
})

for (const [path, sheets] of [
  ['/strategy/storytelling', 3],
  ['/platforms/ai-arena', 2],
  ['/platforms/leap', 2],
  ['/solutions', 2],
] as const)
  test(`${path} fills ${sheets} sheets`, async ({ page }) => {
    await page.goto(path)
    const file = await page.pdf({ format: 'A4', preferCSSPageSize: true })
    expect(file.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(sheets)
  })

test('what belongs to samples and files stays on the screen', async ({ page }) => {
  await page.goto('/strategy')
  const note = page.getByText('Names and figures on the samples are invented')
  await expect(note).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(note).toBeHidden()
  await page.goto('/contact')
  await expect(page.getByRole('link', { name: 'Contact card' })).toBeHidden()
})

test.describe('a page that was not found', () => {
  test.use({ expectedProblems: /404/ })

  test('is printed with its title', async ({ page }) => {
    await page.emulateMedia({ media: 'print' })
    await page.goto('/nothing-here')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

/** Runs in the page: pixels between the last text and the end. */
function spaceBelow(): number {
  const texts = [...document.querySelectorAll('main :is(p, li, dd, td, figcaption)')].filter((element) =>
    element.checkVisibility(),
  )
  return document.body.scrollHeight - Math.max(...texts.map((text) => text.getBoundingClientRect().bottom))
}

/** Runs in the page: sections with a background other than white, and text that would be invisible on white paper. */
function findDark(): string[] {
  const isLight = (color: string) => {
    const [red = 0, green = 0, blue = 0] = color.match(/[\d.]+/g)?.map(Number) ?? []
    return (red + green + blue) / 3 > 160
  }
  const found: string[] = []
  for (const element of document.querySelectorAll('header, section, main h1, main h2, main h3, main p')) {
    if (!element.checkVisibility()) continue
    const { backgroundColor, color } = getComputedStyle(element)
    const hasGround = backgroundColor !== 'rgba(0, 0, 0, 0)' && backgroundColor !== 'rgb(255, 255, 255)'
    if (element.matches('header, section') ? hasGround : isLight(color))
      found.push(`${element.tagName} ${element.textContent?.slice(0, 40)}: ${color} on ${backgroundColor}`)
  }
  return found
}
