/**
 * The paths that this process prerenders: all of them, or the part of them in `PRERENDER_PART`, such as "2/5". Vike keeps every
 * page it has written in memory, so long lists are split among processes.
 * @throws Error when `PRERENDER_PART` isn't such a part
 */
export function prerenderPart(addresses: readonly string[]): string[] {
  const [part, parts] = (process.env.PRERENDER_PART ?? '1/1').split('/').map(Number)
  if (!part || !parts || part > parts) throw new Error('PRERENDER_PART must be such as "2/5"')
  const found = addresses.filter((_, at) => at % parts === part - 1)
  // Vike warns when a page has no paths to prerender; writing the first one twice does no harm.
  return found.length > 0 ? found : addresses.slice(0, 1)
}
