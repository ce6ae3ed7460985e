/**
 * Whether the server answers, whatever it says.
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
 * Leads to the address that does what a part of the page could not, by loading it in full. Without a connection it stays:
 * the browser's error page would take the place of a page that can be read, and of what was typed into it.
 * @param href address on this site
 * @param isReplacing whether it takes over the current entry of the history
 * @returns whether the browser is on its way there
 */
export async function goTo(href: string, isReplacing: boolean): Promise<boolean> {
  if (!(await isReachable(new URL(href, window.location.href).pathname))) return false
  if (isReplacing) window.location.replace(href)
  else window.location.assign(href)
  return true
}
