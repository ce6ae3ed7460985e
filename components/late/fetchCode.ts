/** Longer than most interruptions of a mobile connection. */
const PATIENCE_MS = 2_000

const pause = () => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))

/**
 * Loads the code that an action of the visitor needs. Without a connection, waits for it rather than asking, because most
 * browsers remember a script that failed until the page is reloaded. After a failure, waits too: older browsers may succeed
 * then, and what is typed meanwhile goes to the caller's fallback.
 * @param load an `import()`
 * @throws the browser's error if neither attempt succeeds
 */
export async function fetchCode<Code>(load: () => Promise<Code>): Promise<Code> {
  if (!navigator.onLine) {
    await pause()
    // To tell from a server on the same computer, which needs none.
    if (!navigator.onLine) await fetch(location.href, { method: 'HEAD' })
  }
  try {
    return await load()
  } catch {
    await pause()
    return load()
  }
}

/** Loads code that may be needed soon. Ignores failures: the action has a fallback. */
export function prefetchCode(load: () => Promise<unknown>): void {
  if (navigator.onLine) load().catch(() => undefined)
}

/** Props of a control that loads the code of its action on the first sign of intent. */
export function prefetchOnIntent(load: () => Promise<unknown>) {
  const prefetch = () => prefetchCode(load)
  return { onPointerEnter: prefetch, onFocus: prefetch }
}
