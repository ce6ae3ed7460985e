import type { Page } from '@playwright/test'

/**
 * Resolves when React has taken over the pre-rendered page, so that a click does what the app wants.
 * The app waits for an idle moment or a first sign of somebody there, so this gives it one. Whether React is done
 * stands nowhere but in its own notes on the root element: while it works, the root counts as dehydrated.
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
  // Effects run a moment later: what listens to the window, and what reads the address.
  await page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  )
}
