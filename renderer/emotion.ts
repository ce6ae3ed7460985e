import createCache, { type EmotionCache } from '@emotion/cache'

/** Attribute of the style element that lists the ids of its rules. */
const RULES = 'data-rules'

/**
 * A style cache: a new one per page at pre-render, one per document in the browser. The key must be the same on
 * both sides, otherwise the browser inserts all CSS a second time.
 */
export function createEmotionCache(): EmotionCache {
  // Without vendor prefixes: the few that current browsers need are written out.
  const cache = createCache({ key: 'a', stylisPlugins: [] })
  if (!import.meta.env.SSR) {
    for (const id of document.querySelector(`style[${RULES}]`)?.getAttribute(RULES)?.split(' ') ?? [])
      cache.inserted[id] = true
  }
  return cache
}

/**
 * The style element of a pre-rendered page. Not the elements that Emotion would render: it moves those on hydration, and
 * the browser would recalculate styles and layout of the whole page twice.
 */
export function styleTag(chunks: readonly { ids: readonly string[]; css: string }[]): string {
  const ids = chunks.flatMap((chunk) => chunk.ids).join(' ')
  return `<style ${RULES}="${ids}">${chunks.map(({ css }) => css).join('')}</style>`
}
