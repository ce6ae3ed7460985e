import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import type { InjectFilterEntry, PageContextServer } from 'vike/types'
import { App } from './App.tsx'
import { getPageHead } from './getPageHead.ts'
import { renderHead } from './renderHead.ts'
import { renderStyled } from './renderStyled.ts'

/** Builds the static HTML of a page (https://vike.dev/onRenderHtml). */
export function onRenderHtml(pageContext: PageContextServer) {
  const { html, styles } = renderStyled((cache) => <App pageContext={pageContext} cache={cache} />)
  const head = renderHead(getPageHead(pageContext), pageContext.urlPathname)
  return {
    documentHtml: escapeInject`<!DOCTYPE html>
<html lang="en">
  <head>
    ${dangerouslySkipEscape(head)}
    ${dangerouslySkipEscape(styles)}
  </head>
  <body>
    <div id="root">${dangerouslySkipEscape(html)}</div>
  </body>
</html>`,
    // The head preloads the one font that the first screen needs (https://vike.dev/injectFilter).
    injectFilter: (assets: InjectFilterEntry[]) => {
      for (const asset of assets) if (asset.assetType === 'font') asset.inject = false
    },
  }
}
