import { expect, test } from './support/test.ts'
import { waitForHydration } from './support/waitForHydration.ts'

/** Pages with menus, lists, forms or tools that read what happened before the app started. */
const PAGES = [
  '/',
  '/leadership/a1',
  '/strategy/short-form',
  '/fast-track-modules',
  '/resources/articles',
  '/impact',
  '/contact',
]

test('hydration ends without rendering anything again in the same task', async ({ page }) => {
  // State that is set in a layout effect would do that, and double the longest task of the start.
  await page.addInitScript(countCommits)
  for (const path of PAGES) {
    await page.goto(path)
    await waitForHydration(page)
    expect(await page.evaluate(() => window.commitsOfHydration), path).toBe(1)
  }
})

/** React reports its commits to its developer tools, if there are any. */
function countCommits() {
  let commits = 0
  const onCommitFiberRoot = () => {
    commits += 1
    if (commits > 1) return
    // React renders again within the same call, before any microtask.
    queueMicrotask(() => {
      window.commitsOfHydration = commits
    })
  }
  const hook = { supportsFiber: true, inject: () => 1, onCommitFiberRoot, onCommitFiberUnmount() {} }
  Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook })
}

declare global {
  interface Window {
    /** How often React changed the page until the task that ended hydration was over. */
    commitsOfHydration?: number
  }
}
