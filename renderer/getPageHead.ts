import type { PageContext } from 'vike/types'
import type { PageHead } from '#content/schema/page.ts'

/**
 * The head settings of a page from its `+pageHead.ts`.
 * @throws when a page has none: every page must describe itself.
 */
export function getPageHead(pageContext: PageContext): PageHead {
  const { pageHead } = pageContext.config
  if (!pageHead) throw new Error(`${pageContext.urlPathname}: the page has no +pageHead.ts`)
  return typeof pageHead === 'function' ? pageHead(pageContext) : pageHead
}
