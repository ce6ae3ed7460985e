/**
 * The addresses that this process pre-renders: all of them, or of a long list the part that `PRERENDER_PART` names, such as
 * "2/5". Vike keeps every page it has written, so that only a process of its own for each part bounds the memory.
 */
export function prerenderPart(addresses: readonly string[]): string[] {
  const [part, parts] = (process.env.PRERENDER_PART ?? '1/1').split('/').map(Number)
  if (!part || !parts || part > parts) throw new Error('PRERENDER_PART must be such as "2/5"')
  const found = addresses.filter((_, at) => at % parts === part - 1)
  // Vike warns of a page without any address; writing the same one twice does no harm.
  return found.length > 0 ? found : addresses.slice(0, 1)
}
