import type { Page } from '@playwright/test'

/** Windows of a phone and of a desk, in pixels. */
export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1440, height: 900 }

/** Opens a page and waits for hydration. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForApp(page)
}

/**
 * Waits for hydration, so that clicks are handled by the app. Interacts with the page, because the app otherwise
 * waits for an idle moment.
 */
export async function waitForApp(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('touchstart')))
  await page.waitForFunction(isReady)
}

/**
 * Runs in the page: whether the app has taken over, and the effects that follow have run, such as event listeners and
 * reading the address. Only React's own state on the root element tells; until then, the root counts as dehydrated.
 */
function isReady(): boolean {
  interface RootFiber {
    stateNode: { current: { memoizedState?: { isDehydrated: boolean } } }
  }
  const entry = Object.entries(document.getElementById('root') ?? {}).find(([key]) =>
    key.startsWith('__reactContainer'),
  )
  const fiber = entry?.[1] as RootFiber | undefined
  if (fiber?.stateNode.current.memoizedState?.isDehydrated !== false) return false
  const { dataset } = document.documentElement
  if (!dataset.effects) {
    dataset.effects = 'pending'
    const finish = () => {
      dataset.effects = 'done'
    }
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(finish)))
  }
  return dataset.effects === 'done'
}
