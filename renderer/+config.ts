import type { Config } from 'vike/types'
import type { PageContext } from 'vike/types'
import type { PageHead } from '#content/schema/page.ts'

/** Settings of every page (https://vike.dev/config). */
export default {
  prerender: true,
  clientRouting: true,
  hydrationCanBeAborted: true,
  meta: {
    // Our own setting: what the head of a page holds, as a value or computed from the page's data.
    pageHead: { env: { server: true, client: true } },
  },
} satisfies Config

declare global {
  namespace Vike {
    interface Config {
      pageHead?: PageHead | ((pageContext: PageContext) => PageHead)
    }
    interface PageContext {
      Page: () => React.ReactNode
    }
  }
}
