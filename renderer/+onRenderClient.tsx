import type { EmotionCache } from '@emotion/cache'
import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import type { PageContextClient } from 'vike/types'
import { App } from './App.tsx'
import { allowTranslation } from './allowTranslation.ts'
import { createEmotionCache } from './emotion.ts'
import { getPageHead } from './getPageHead.ts'
import { updateHead } from './updateHead.ts'

let root: Root | undefined
let cache: EmotionCache | undefined
/** Whether a page other than the first has been rendered. */
let navigated = false

/** Hydrates the first page and shows every later one (https://vike.dev/onRenderClient). */
export function onRenderClient(pageContext: PageContextClient) {
  if (!cache) allowTranslation()
  cache ??= createEmotionCache()
  const app = <App pageContext={pageContext} cache={cache} />
  const container = document.getElementById('root')
  if (!container) throw new Error('The page has no #root element')
  if (!pageContext.isHydration) {
    navigated = true
    root ??= createEmptyRoot(container)
    // Synchronous, because Vike scrolls to the target position as soon as this returns.
    flushSync(() => root?.render(app))
    updateHead(getPageHead(pageContext), pageContext.urlPathname)
    return
  }
  window.dispatchEvent(new Event('app-begins'))
  // In a transition, React splits hydration into short tasks.
  startTransition(() => {
    root = hydrateRoot(container, app, {
      onRecoverableError(error) {
        // Leaving a page during hydration aborts it, which is not an error.
        if (!navigated) console.error('Hydration did not match the page:', error)
      },
    })
  })
}

/** For navigation before hydration has begun: the pre-rendered HTML belongs to another page, so it is discarded. */
function createEmptyRoot(container: HTMLElement): Root {
  container.replaceChildren()
  return createRoot(container)
}
