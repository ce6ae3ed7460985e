import createCache, { type EmotionCache } from '@emotion/cache'

/**
 * A style cache: a new one per page at pre-render, one per document in the browser. The key must be the same on
 * both sides, otherwise the browser inserts all CSS a second time.
 */
export function createEmotionCache(): EmotionCache {
  return createCache({ key: 'a' })
}
