import type { Config, PageContext as VikePageContext } from 'vike/types'
import type { PageHead } from '#content/schema/page.ts'

/** Settings of every page (https://vike.dev/config). */
export default {
  // Partial, because there may be no landing page. Long lists of pages are pre-rendered in several runs (scripts/build.ts), which all need this code.
  prerender: { keepDistServer: true, partial: true },
  clientRouting: true,
  hydrationCanBeAborted: true,
} satisfies Config

/** What a `+Page.tsx` exports: the page, and the metadata of its head, as a value or computed from the page's data. */
interface Page {
  (): React.JSX.Element
  head?: PageHead | ((pageContext: VikePageContext) => PageHead)
}

declare global {
  namespace Vike {
    interface PageContext {
      Page: Page
    }
  }
}
