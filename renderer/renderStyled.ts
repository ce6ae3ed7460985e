import type { EmotionCache } from '@emotion/cache'
import createEmotionServer from '@emotion/server/create-instance'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createEmotionCache } from './emotion.ts'

/** Variables that Chakra writes for each breakpoint, and that no rule reads. */
const UNREAD = /--chakra-(?:sizes-)?breakpoints?-\w+:[^;]+;/g

/**
 * Renders a tree to HTML, with one style element for its head. Not the elements that Emotion would render: it moves those on
 * hydration, and the browser would recalculate styles and layout of the whole page twice.
 * @param draw the tree below a provider of the cache
 */
export function renderStyled(draw: (cache: EmotionCache) => ReactNode): { html: string; styles: string } {
  const cache = createEmotionCache()
  // Before the render: created later, Emotion would leave its styles inline in the body (docs/decisions.md).
  const emotion = createEmotionServer(cache)
  const html = renderToString(draw(cache))
  const css = emotion.extractCriticalToChunks(html).styles.map((chunk) => chunk.css)
  return { html, styles: `<style>${css.join('').replace(UNREAD, '')}</style>` }
}
