import { pageKinds } from './support/pageKinds.ts'
import { expect, sharedPageTest as test } from './support/test.ts'
import { waitForHydration } from './support/waitForHydration.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

for (const path of pageKinds) {
  test(`${path}: what can be tapped is large enough`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await waitForHydration(page)
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true
    })
    const targets = page
      .locator('a[href], button, input, select, textarea, summary')
      .filter({ visible: true })
    expect(await targets.evaluateAll(tooSmall)).toEqual([])
    await page.getByRole('button', { name: 'Menu' }).click()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await expect(drawer).toBeVisible()
    const inDrawer = drawer.locator('a, button')
    expect(await inDrawer.evaluateAll(tooSmall)).toEqual([])
  })
}

/** Runs in the page: targets smaller than 44 px, or 24 px within text or a list of facts. */
function tooSmall(targets: Element[]): string[] {
  return targets.flatMap((target) => {
    // A field that is hidden from people.
    if (target.closest('[aria-hidden]')) return []
    const style = getComputedStyle(target)
    const among = target.parentElement?.closest('p, li, dd')
    const isInText =
      style.display === 'inline' &&
      (among?.textContent?.trim() !== target.textContent?.trim() || target.closest('dd, .tags, .badge'))
    // The link of a card covers all of it; a drawn choice is as large as its label.
    const area =
      getComputedStyle(target, '::after').position === 'absolute'
        ? target.closest('article, li')
        : style.opacity === '0'
          ? target.closest('label')
          : target
    const { width, height } = (area ?? target).getBoundingClientRect()
    const least = isInText ? 24 : 44
    if (height >= least && width >= least) return []
    return [`${width.toFixed(1)} x ${height.toFixed(1)}: ${target.outerHTML}`]
  })
}
