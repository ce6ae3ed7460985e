import type { Page } from '@playwright/test'

/**
 * Waits for hydration, so that clicks are handled by the app. Interacts with the page, because the app otherwise
 * waits for an idle moment. Only React's own state on the root element tells whether it is done: until then, the root
 * counts as dehydrated.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('touchstart')))
  await page.waitForFunction(() => {
    interface RootFiber {
      stateNode: { current: { memoizedState?: { isDehydrated: boolean } } }
    }
    const root = document.getElementById('root')
    const note = Object.entries(root ?? {}).find(([key]) => key.startsWith('__reactContainer'))
    const fiber = note?.[1] as RootFiber | undefined
    return fiber?.stateNode.current.memoizedState?.isDehydrated === false
  })
  // Effects run a moment later: event listeners, and reading the address.
  await page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  )
}
