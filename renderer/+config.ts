import type { Config, PageContext as VikePageContext } from 'vike/types'
import type { PageHead } from '#content/schema/page.ts'

/** Settings of every page (https://vike.dev/config). */
export default {
  // Partial, because there may be no landing page. Long lists of pages are pre-rendered in several runs (scripts/build.ts), which all need this code.
  prerender: { keepDistServer: true, partial: true },
  clientRouting: true,
  hydrationCanBeAborted: true,
  meta: {
    // Custom setting: the metadata of a page's head, as a value or computed from the page's data.
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
