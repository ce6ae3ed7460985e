/** Longer than most interruptions of a mobile connection. */
const PATIENCE_MS = 2_000

/**
 * Loads the code that an action of the visitor needs. Without a connection, waits for it rather than asking: browsers
 * remember a script that failed until the page is reloaded, so a second attempt is of no use, and callers need a fallback.
 * @param load an `import()`
 * @throws the browser's error
 */
export async function fetchCode<Code>(load: () => Promise<Code>): Promise<Code> {
  if (!navigator.onLine) {
    await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
    // To tell from a server on the same computer, which needs none.
    if (!navigator.onLine) await fetch(location.href, { method: 'HEAD' })
  }
  return load()
}

/** Loads code that may be needed soon. Ignores failures: the action has a fallback. */
export function prefetchCode(load: () => Promise<unknown>): void {
  if (navigator.onLine) load().catch(() => undefined)
}
