import type { Config, PageContext as VikePageContext } from 'vike/types'
import type { PageHead } from '#content/schema/page.ts'

/** Settings of every page (https://vike.dev/config). */
export default {
  // A long list of pages is pre-rendered in parts (scripts/build.ts): the code must outlive the first one.
  prerender: { keepDistServer: true },
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
      pageHead?: PageHead | ((pageContext: VikePageContext) => PageHead)
    }
    interface PageContext {
      Page: () => React.JSX.Element
    }
  }
}
