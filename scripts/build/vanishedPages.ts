import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Finds addresses in the sitemap of one build that the next doesn't have, not even as a redirect.
 * @param before folder of the previous build; may be missing
 * @param after folder of the next build
 */
export const vanishedPages = (before: string, after: string): string[] =>
  listed(before).filter((address) => !isAnswered(after, address))

/** Addresses without the host, which may have changed. */
function listed(build: string): string[] {
  const file = path.join(build, 'client/sitemap.xml')
  if (!existsSync(file)) return []
  const found = readFileSync(file, 'utf8').matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)
  return Array.from(found, ([, address]) => address || '/')
}

const isAnswered = (build: string, address: string) =>
  [address, `${address}/index.html`].some(
    (name) => /\.\w+$/.test(name) && existsSync(path.join(build, 'client', name)),
  )
