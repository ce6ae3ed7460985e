import createEmotionServer from '@emotion/server/create-instance'
import { renderToString } from 'react-dom/server'
import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import type { InjectFilterEntry, PageContextServer } from 'vike/types'
import { App } from './App.tsx'
import { createEmotionCache, styleTag } from './emotion.ts'
import { getPageHead } from './getPageHead.ts'
import { renderHead } from './renderHead.ts'

/** Builds the static HTML of a page (https://vike.dev/onRenderHtml). */
export function onRenderHtml(pageContext: PageContextServer) {
  const cache = createEmotionCache()
  // Before the render: created later, Emotion would leave its styles inline in the body (docs/decisions.md).
  const emotion = createEmotionServer(cache)
  const html = renderToString(<App pageContext={pageContext} cache={cache} />)
  const styles = styleTag(emotion.extractCriticalToChunks(html).styles)
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
