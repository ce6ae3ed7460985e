import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A page of the build before that the new one has neither as a page nor as a redirect. */
export interface VanishedPage {
  address: string
  /** The one page that is new in the same folder: what it may have been renamed to. */
  renamedTo?: string
}

/**
 * The pages that the sitemap of one build lists and the folder of the next does not hold, not even as a redirect.
 * @param before folder of a build; an absent one listed nothing
 * @param after folder of the build that takes its place
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

/** Addresses without their host, which may have changed. */
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
