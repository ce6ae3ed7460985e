/** How long a failed attempt rests before the second one, in ms: longer than most cuts of a mobile connection. */
const REST = 2_000

/**
 * Fetches code, or whatever else a visitor's action needs, and tries once more when that fails.
 * @param load usually an `import()`. Of a script that failed only Chromium asks the network again; the others remember
 *   the failure until the page is loaded anew, so whoever calls this needs another way in any case
 * @throws what the second attempt throws
 */
export async function fetchCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, REST))
    return load()
  }
}
