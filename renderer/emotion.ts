import createCache, { type EmotionCache } from '@emotion/cache'

/**
 * A style cache: a new one per page at pre-render, one per document in the browser. The key must be the same on
 * both sides, otherwise the browser inserts all CSS a second time.
 */
export function createEmotionCache(): EmotionCache {
  // Without vendor prefixes: the few that current browsers need are written out.
  const cache = createCache({ key: 'a', stylisPlugins: [] })
  if (!import.meta.env.SSR) {
    // What the page has already: a list of these ids in the page would be as long again as its class names.
    const css = document.head.querySelector('style')?.textContent ?? ''
    for (const [, id] of css.matchAll(/\.a-(\w+)/g)) if (id) cache.inserted[id] = true
  }
  return cache
}
