/** Pause before the second attempt: longer than most interruptions of a mobile connection. */
const RETRY_DELAY_MS = 2_000

/**
 * Loads code, or anything else that an action of the visitor needs, with one retry.
 * @param load usually an `import()`. After a failed script only Chromium asks the network again; other browsers
 * remember the failure until the page is reloaded, so callers need a fallback anyway
 * @throws the error of the second attempt
 */
export async function fetchCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS))
    return load()
  }
}
