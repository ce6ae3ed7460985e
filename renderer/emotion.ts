import createCache, { type EmotionCache } from '@emotion/cache'

/** Names in the page the rules that it brings along. */
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
 * The element with the styles of a pre-rendered page. Not the elements that Emotion would make: when it takes those
 * over, it moves each to its place again, and the browser styles and lays out the whole page anew, twice.
 */
export function styleTag(chunks: readonly { ids: readonly string[]; css: string }[]): string {
  const ids = chunks.flatMap((chunk) => chunk.ids).join(' ')
  return `<style ${RULES}="${ids}">${chunks.map(({ css }) => css).join('')}</style>`
}
