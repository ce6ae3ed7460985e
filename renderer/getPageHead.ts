import type { PageContext } from 'vike/types'
import type { PageHead } from '#content/schema/page.ts'

/**
 * The head settings of a page, which its component carries.
 * @throws when a page has none: every page must describe itself.
 */
export function getPageHead(pageContext: PageContext): PageHead {
  const { head } = pageContext.Page
  if (!head) throw new Error(`${pageContext.urlPathname}: its Page has no head`)
  return typeof head === 'function' ? head(pageContext) : head
}
