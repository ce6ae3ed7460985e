import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A page of the previous build that is neither a page nor a redirect in the new one. */
export interface VanishedPage {
  address: string
  /** The only new page in the same folder, which it may have been renamed to. */
  renamedTo?: string
}

/**
 * Finds pages in the sitemap of one build that the next doesn't have, not even as a redirect.
 * @param before folder of the previous build; may be missing
 * @param after folder of the next build
 */
export function vanishedPages(before: string, after: string): VanishedPage[] {
  const [old, present] = [listed(before), listed(after)]
  const added = [...present].filter((address) => !old.has(address))
  const gone = [...old].filter((address) => !isAnswered(after, address))
  return gone.map((address) => {
    const [renamedTo, ...others] = added.filter(
      (one) => path.posix.dirname(one) === path.posix.dirname(address),
    )
    return renamedTo && others.length === 0 ? { address, renamedTo } : { address }
  })
}

/** Addresses without the host, which may have changed. */
function listed(build: string): Set<string> {
  const file = path.join(build, 'client/sitemap.xml')
  if (!existsSync(file)) return new Set()
  const found = readFileSync(file, 'utf8').matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)
  return new Set([...found].map(([, address]) => address || '/'))
}

const isAnswered = (build: string, address: string) =>
  [address, `${address}/index.html`].some(
    (name) => /\.\w+$/.test(name) && existsSync(path.join(build, 'client', name)),
  )
