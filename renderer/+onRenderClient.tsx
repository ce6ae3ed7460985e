import type { EmotionCache } from '@emotion/cache'
import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import type { PageContextClient } from 'vike/types'
import { App } from './App.tsx'
import { createEmotionCache } from './emotion.ts'
import { getPageHead } from './getPageHead.ts'
import { updateHead } from './updateHead.ts'

let root: Root | undefined
let cache: EmotionCache | undefined
/** Whether a page after the first one was shown. */
let navigated = false

/** Hydrates the first page and shows every later one (https://vike.dev/onRenderClient). */
export function onRenderClient(pageContext: PageContextClient) {
  cache ??= createEmotionCache()
  const app = <App pageContext={pageContext} cache={cache} />
  const container = document.getElementById('root')
  if (!container) throw new Error('The page has no #root element')
  if (!pageContext.isHydration) {
    navigated = true
    root ??= createEmptyRoot(container)
    // At once: Vike scrolls to the place on the new page as soon as this returns.
    flushSync(() => root?.render(app))
    updateHead(getPageHead(pageContext), pageContext.urlPathname)
    return
  }
  window.dispatchEvent(new Event('app-begins'))
  // As a transition React slices hydration into short tasks.
  startTransition(() => {
    root = hydrateRoot(container, app, {
      onRecoverableError(error) {
        // Someone who leaves a page that is still being hydrated ends its hydration.
        if (!navigated) console.error('Hydration did not match the page:', error)
      },
    })
  })
}

/** For a link that was followed before the hydration of the first page began: its HTML is another page's. */
function createEmptyRoot(container: HTMLElement): Root {
  container.replaceChildren()
  return createRoot(container)
}
