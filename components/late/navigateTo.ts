/**
 * Checks whether the server responds at all.
 * @param path path on this site
 */
export async function isReachable(path: string): Promise<boolean> {
  try {
    await fetch(path, { method: 'HEAD', cache: 'no-store' })
    return true
  } catch {
    return false
  }
}

/**
 * Loads the address that does what a part of the page could not. Stays on the page without a connection: the
 * browser's error page would replace a readable page and lose what was typed.
 * @param href address on this site
 * @param isReplacing whether it replaces the current history entry
 * @returns whether the browser is navigating
 */
export async function navigateTo(href: string, isReplacing: boolean): Promise<boolean> {
  if (!(await isReachable(new URL(href, window.location.href).pathname))) return false
  if (isReplacing) window.location.replace(href)
  else window.location.assign(href)
  return true
}
