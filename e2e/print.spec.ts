import { listBuiltRoutes } from './support/listBuiltRoutes.ts'
import { readSheets } from './support/readSheets.ts'
import { expect, sharedPageTest as test } from './support/test.ts'

/** Pages that people take to meetings, each with its maximum number of sheets. */
const handouts = [
  { path: '/leadership/a1', sheets: 6 },
  { path: '/transformation/t3x', sheets: 6 },
  { path: '/resources/articles/building-resilient-leaders', sheets: 5 },
  { path: '/fast-track-modules/feedback-that-lands', sheets: 4 },
  { path: '/fast-track-modules', sheets: 6 },
  // Includes the source of every figure of the site.
  { path: '/impact', sheets: 7 },
  { path: '/contact', sheets: 3 },
  { path: '/platforms/space', sheets: 6 },
]

test('a printed page is ink on white, with logo and address and without controls', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  for (const { path } of handouts) {
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
    await expect(banner.locator('[data-tone="color"]')).toBeVisible()
    await expect(banner.locator('[data-tone="white"]')).toBeHidden()
    await expect(banner).toContainText(path)
    expect(await page.evaluate(findDark), `dark grounds and light texts of ${path}`).toEqual([])
  }
})

test('a printed page fills few sheets, and none ends with a heading', async ({ page }) => {
  for (const { path, sheets } of handouts) {
    await page.goto(path)
    const headings = await page
      .locator('h1, h2, h3')
      .evaluateAll((all) => all.map((heading) => heading.textContent?.replaceAll(/\s/g, '') ?? ''))
    const printed = await readSheets(page)
    expect(printed.length, `sheets of ${path}`).toBeLessThanOrEqual(sheets)
    // The lines of a heading are parts of it.
    const last = printed.slice(0, -1).map((lines) => lines.at(-1) ?? '')
    expect(
      last.filter((line) => headings.some((heading) => line && heading.endsWith(line))),
      path,
    ).toEqual([])
  }
})

test('a drawing stays with its title on paper', async ({ page }) => {
  for (const path of listBuiltRoutes().filter((route) =>
    /^\/(leadership|transformation)\/\w+$/.test(route),
  )) {
    await page.goto(path)
    const rows = (
      await page.locator('#structure').locator('xpath=ancestor::section').locator('dt').allTextContents()
    ).map((text) => text.replaceAll(/\s/g, ''))
    expect(rows.length).toBeGreaterThan(2)
    const sheets = await readSheets(page)
    const sheetOf = (text: string) => sheets.findIndex((lines) => lines.some((line) => line.startsWith(text)))
    expect(new Set(rows.map(sheetOf)).size, path).toBe(1)
  }
})

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
