import type { EmotionCache } from '@emotion/cache'
import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot, type Root } from 'react-dom/client'
import type { PageContextClient } from 'vike/types'
import { App } from './App.tsx'
import { createEmotionCache } from './emotion.ts'
import { getPageHead } from './getPageHead.ts'
import { updateHead } from './updateHead.ts'

let root: Root | undefined
let cache: EmotionCache | undefined

/** Hydrates the first page and shows every later one (https://vike.dev/onRenderClient). */
export function onRenderClient(pageContext: PageContextClient) {
  cache ??= createEmotionCache()
  const app = <App pageContext={pageContext} cache={cache} />
  const container = document.getElementById('root')
  if (!container) throw new Error('The page has no #root element')
  if (root) {
    // At once: Vike scrolls to the place on the new page as soon as this returns.
    flushSync(() => root?.render(app))
    updateHead(getPageHead(pageContext), pageContext.urlPathname)
    return
  }
  // As a transition React slices hydration into short tasks.
  startTransition(() => {
    root = hydrateRoot(container, app, {
      onRecoverableError: (error) => console.error('Hydration did not match the page:', error),
    })
  })
}
